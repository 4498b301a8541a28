import type { ReactElement } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { FormAttempts } from '#forms/form-attempts.ts';
import { OpenFormDialog } from '#forms/open-form-dialog.tsx';
import type { DesignSpecimen } from './design-specimen.ts';
import { OwnPlace } from './own-place.tsx';

const PLACE = '/_gallery/design/dialogs';
/** A short form whose change is confirmed by mail. */
const FORM = 'profile-email';

/** What differs from an attempt that was not made yet. */
const moments: Readonly<Record<string, Partial<FormAttempts>>> = {
  entering: {},
  sending: { underWay: 'sending' },
  verifying: { underWay: 'verifying' },
  invalid: { problem: { kind: 'invalid', fields: { email: ['notEqualTo'] } } },
  'no-answer': { problem: { kind: 'no-answer' } },
  'unknown-outcome': { problem: { kind: 'unknown-outcome' } },
  conflict: { problem: { kind: 'conflict' } },
  'too-many': { problem: { kind: 'too-many', retryAfterSeconds: 40 } },
  broken: { problem: { kind: 'broken', status: 500 } },
  sent: { outcome: { kind: 'sent' } },
  signing: { outcome: { kind: 'signing' } },
};

const attempt: FormAttempts = {
  underWay: null,
  problem: null,
  outcome: null,
  answers: {},
  submit: () => {},
};

const subject = { user: { email: 'ana.prat@example.com' } };
const textValues = () => ({ email: 'merce.puig@example.com' });

/** A dialog is over the whole page: each moment has an address that opens it. */
function Dialogs(): ReactElement {
  const { moment = '' } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <ul className="gallery-index">
        {Object.keys(moments).map((one) => (
          <li key={one}>
            <Link to={`${PLACE}/${one}`}>{one}</Link>
          </li>
        ))}
      </ul>
      {moments[moment] && (
        <OwnPlace key={moment}>
          <OpenFormDialog
            form={FORM}
            {...{ subject, textValues }}
            attempts={{ ...attempt, ...moments[moment] }}
            onClose={() => void navigate(PLACE)}
          />
        </OwnPlace>
      )}
    </>
  );
}

/** A dialog open in its place, in each moment of what it sends. */
export const dialogs: readonly DesignSpecimen[] = [
  { name: 'Dialog', file: 'src/ui/overlays/dialog.tsx', Shown: Dialogs },
];
