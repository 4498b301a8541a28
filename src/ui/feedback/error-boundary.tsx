import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** When this changes, the children are rendered again. */
  resetKey: string;
  /** What is rendered instead of the children that failed. */
  fallback: (thrown: unknown, retry: () => void) => ReactNode;
  onFailure: (thrown: unknown) => void;
  /** Called before a retry, to reset failed reads. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Shows a fallback instead of children that throw. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { thrown: unknown; failed: boolean }
> {
  override state = { thrown: undefined as unknown, failed: false };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown, failed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.retry();
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onFailure(thrown);
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ thrown: undefined, failed: false });
  };

  override render() {
    const { failed, thrown } = this.state;
    return failed ? this.props.fallback(thrown, this.retry) : this.props.children;
  }
}
