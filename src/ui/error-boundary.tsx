import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** When this changes, the part is tried again. */
  resetKey: string;
  /** What stands in the place of the part that failed. */
  fallback: (thrown: unknown, retry: () => void) => ReactNode;
  /** Told of each failure. */
  onFailure: (thrown: unknown) => void;
  /** Before another try: failed reads are forgotten here. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Keeps a failure inside its part of the page. */
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
