import type { ReactElement, ReactNode } from 'react';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { LoginPanel } from './login-panel.tsx';

interface AccountPageProps {
  title: string;
  /** What the page is for; undefined once that is done. */
  intro: string | undefined;
  children: ReactNode;
}

/** A page on the way into the account, in the layout of the login. */
export function AccountPage({ title, intro, children }: AccountPageProps): ReactElement {
  return (
    <div className="login-page">
      <div className="login">
        <div className="login-form">
          <PageHeader title={title} intro={intro} />
          {children}
        </div>
        <LoginPanel />
      </div>
    </div>
  );
}
