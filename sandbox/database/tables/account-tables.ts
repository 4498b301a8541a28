import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A text by language (`es_ES`). */
export type Translated = Record<string, string>;

/** A file of an e-mail, in base64. */
export interface MailAttachment {
  name: string;
  type: string;
  content: string;
}

/** An e-mail that a real retailer would have sent. */
interface Mails {
  id: Generated<number>;
  recipient: string;
  subject: string;
  text: string;
  /** The same as an HTML document; empty in an e-mail from before there was one. */
  html: string;
  /** Language of the text, for example `ca-ES`. */
  language: string;
  /** The code or provisional password in it. */
  code: Optional<string>;
  /** Files with it, in base64. */
  attachments: ColumnType<MailAttachment[], string | undefined, string>;
  created_at: Date;
}

/** A requested account, until its code is used. */
interface Activations {
  code_hash: string;
  customer_id: number;
  email: string;
  mobile: Optional<string>;
  created_at: Date;
}

/** The latest change of the e-mail that a customer signs in with. */
interface EmailChanges {
  customer_id: number;
  email: string;
  code_hash: string;
  requested_at: Date;
  /** Null while it waits for its confirmation. */
  confirmed_at: Optional<Date>;
}

interface ProvisionalPasswords {
  customer_id: number;
  password_hash: string;
  created_at: Date;
}

/** Credentials of another system of the retailer for one customer. */
interface ClientCredentials {
  client_id: string;
  /** Hashed as passwords are. */
  secret: string;
  customer_id: number;
}

/** A person whom the identity provider knows and the retailer does not know yet. */
interface OpenIdPeople {
  vat: string;
  name: string;
  email: string;
  password: string;
}

interface Banners {
  code: string;
  html: Json<Translated>;
  customers_only: boolean;
}

/** A page that the retailer wrote; its blocks are page elements. */
interface PageRoutes {
  id: Generated<number>;
  route_path: string;
  title: Json<Translated>;
  description: Json<Translated | null>;
  priority: number;
}

interface Coupons {
  id: Generated<number>;
  customer_id: number;
  code: string;
  title: Json<Translated>;
  description: Json<Translated | null>;
  date_end: string | null;
}

export interface AccountTables {
  mails: Mails;
  activations: Activations;
  email_changes: EmailChanges;
  provisional_passwords: ProvisionalPasswords;
  client_credentials: ClientCredentials;
  openid_people: OpenIdPeople;
  banners: Banners;
  page_routes: PageRoutes;
  coupons: Coupons;
}
