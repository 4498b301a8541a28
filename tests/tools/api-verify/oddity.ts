import type { OddAnswer, Oddity, OddRequest } from './odd-server.ts';

/** A way in which a retailer's API differs, and what the report says of it. */
export interface OddCase {
  name: string;
  /** Operations that are tried: the odd one, and those that give it its ids. */
  operations: readonly string[];
  oddity: Oddity;
  says: RegExp;
  /** False where the portal works with it. */
  breaks: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
type Any = any;

const isOf =
  (path: RegExp) =>
  ({ method, path: own }: OddRequest) =>
    method !== 'OPTIONS' && path.test(own);

/** Another answer at some addresses. */
export const at =
  (path: RegExp, change: (answer: OddAnswer, request: OddRequest) => OddAnswer | null): Oddity =>
  (answer, request) =>
    isOf(path)(request) ? change(answer, request) : answer;

/** Another JSON at some addresses, where the retailer answers 200. */
export const json = (path: RegExp, edit: (body: Any, request: OddRequest) => unknown): Oddity =>
  at(path, (answer, request) => {
    if (answer.status !== 200) return answer;
    const body = JSON.parse(answer.body.toString());
    const other = edit(body, request);
    return { ...answer, body: Buffer.from(JSON.stringify(other ?? body)) };
  });

/** Another entry in place of each of a list. */
export const entries = (path: RegExp, edit: (entry: Any) => void): Oddity =>
  json(path, ({ data }) => void (data.items ?? data.result.items).forEach(edit));

export const text =
  (body: string, status = 200, type = 'text/html') =>
  (answer: OddAnswer): OddAnswer => ({
    ...{ status, body: Buffer.from(body), headers: { ...answer.headers, 'content-type': type } },
  });

export const USER = /^\/v2\/users\/$/;
export const CONTRACTS = /^\/v2\/contracts$/;
export const INVOICES = /^\/v1\/invoices\/$/;
export const REQUESTS = /^\/v1\/crm\/cases\/$/;
export const CATEGORIES = /^\/v1\/crm\/cases\/categories\/$/;
export const PDF = /\/pdf\/$/;

export const user = { operations: ['getUser'], breaks: true };
export const contracts = { operations: ['listContracts'], breaks: true };
export const invoices = { operations: ['listInvoices'], breaks: true };
export const requests = { operations: ['listRequests'], breaks: true };
export const categories = { operations: ['listCaseCategories'], breaks: true };
export const pdf = { operations: ['listContracts', 'downloadContractPdf'], breaks: true };

export const HTML = '<!doctype html><h1>Area clientes</h1>';
