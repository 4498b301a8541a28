import { exchangeCalls } from '#studio/client/exchange/exchange-calls.ts';
import { textCalls } from '#studio/client/texts/text-calls.ts';
import type { ConditionAdded, ConditionParts, NewCondition } from '#studio/conditions-contract.ts';
import {
  type Change,
  type Changed,
  type Contents,
  type Examples,
  type FieldAdded,
  type FieldCondition,
  type FileSchema,
  type FileText,
  type ListChange,
  type NewField,
  type Panel,
  type PartnerChoice,
  type RemovedField,
  type StudioState,
  TOKEN_HEADER,
} from '#studio/contract.ts';
import type { NewThing, Started } from '#studio/new-contract.ts';
import type {
  Here,
  Invitation,
  People,
  Person,
  Role,
  Session,
  SignIn,
  TakenInvitation,
} from '#studio/people-contract.ts';
import type { PicturePair, Pictures, PicturesWanted } from '#studio/pictures-contract.ts';
import type {
  CallOff,
  Difference,
  History,
  PublicationPlan,
  Publish,
  Published,
  Restore,
} from '#studio/publish-contract.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';

/** The Studio's server answered, and refused. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(`The Studio's server answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

export type StudioApi = ReturnType<typeof studioApi>;

const UNKNOWN = 401;
const FORBIDDEN = 403;

const tokenIn = (html: string) => /name="studio-token" content="([^"]+)"/.exec(html)?.[1];

/** Token of this page, which the server wrote into it. */
const pageToken = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')?.content ?? '';

/** Calls of the Studio's server. They reject with `ApiError`, or as `fetch` does where the server is out of reach. */
export function studioApi(send: typeof fetch = (...request) => fetch(...request)) {
  let token = pageToken();
  let signedOut = () => {};
  const request = (path: string, body?: unknown) =>
    send(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { [TOKEN_HEADER]: token, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // A change that was typed last is sent although the page is left.
      keepalive: body !== undefined && JSON.stringify(body).length < 60_000,
    });
  const call = async <T>(path: string, body?: unknown): Promise<T> => {
    let answer = await request(path, body);
    if (answer.status === FORBIDDEN) {
      // A server that was started again has another token, which its page has.
      token = tokenIn(await (await send('/')).text()) ?? token;
      answer = await request(path, body);
    }
    const content: unknown = await answer.json().catch(() => null);
    if (answer.status === UNKNOWN && !path.startsWith('session')) signedOut();
    if (!answer.ok) throw new ApiError(answer.status, content);
    return content as T;
  };
  return {
    /** Calls back when the server no longer knows who is here. */
    whenSignedOut: (listener: () => void) => {
      signedOut = listener;
    },
    state: () => call<StudioState>('state'),
    panel: (thing: Thing) =>
      call<Panel>(`panel?thing=${encodeURIComponent(JSON.stringify(thing))}`),
    file: (file: string) => call<FileText>(`file?file=${encodeURIComponent(file)}`),
    fileSchema: (file: string) => call<FileSchema>(`schema?file=${encodeURIComponent(file)}`),
    change: (change: Change) => call<Changed>('changes', change),
    undo: () => call<Changed>('undo', {}),
    redo: () => call<Changed>('redo', {}),
    examples: () => call<Examples>('examples'),
    conditionParts: (form: string | undefined) =>
      call<ConditionParts>(
        form === undefined ? 'conditions' : `conditions?form=${encodeURIComponent(form)}`,
      ),
    contents: () => call<Contents>('contents'),
    addField: (field: NewField) => call<FieldAdded>('fields', field),
    removeField: (field: RemovedField) => call<Changed>('fields/remove', field),
    changeList: (change: ListChange) => call<Changed>('lists', change),
    begin: (wanted: NewThing) => call<Started>('new', wanted),
    conditionField: (wanted: FieldCondition) => call<Changed>('fields/condition', wanted),
    addCondition: (condition: NewCondition) => call<ConditionAdded>('conditions', condition),
    publication: () => call<PublicationPlan>('publication'),
    callOff: (wanted: CallOff) => call('publication/call-off', wanted),
    publish: (wanted: Publish) => call<Published>('publish', wanted),
    history: () => call<History>('history'),
    changesOf: (commit: string) => call<Difference[]>(`history/${commit}`),
    restore: (wanted: Restore) => call<Changed>('restore', wanted),
    partner: (choice: PartnerChoice) => call<unknown>('partner', choice),
    session: () => call<Session>('session'),
    signIn: (given: SignIn) => call<Session>('session', given),
    signOut: () => call<unknown>('session/end', {}),
    takeInvitation: (given: TakenInvitation) => call<Session>('session/password', given),
    people: () => call<People>('people'),
    invite: (person: Person) => call<Invitation>('people', person),
    changeRole: (address: string, role: Role | null) =>
      call<unknown>('people/role', { address, role }),
    here: (here: Here) => call<unknown>('here', here),
    texts: textCalls(call),
    exchange: exchangeCalls(call),
    pictures: {
      read: () => call<Pictures>('pictures'),
      want: (wanted: PicturesWanted) => call<Pictures>('pictures', wanted),
      pair: (id: string) => call<PicturePair>(`pictures/${id}`),
    },
  };
}
