import { beforeEach, describe, expect, it } from 'vitest';
import { forgetCodeOfAddress, takeCodeFromAddress } from '#api/address-code.ts';
import { takeFromAddress } from '#api/address-parameters.ts';
import { fileNameOf } from '#api/downloads.ts';
import {
  dropStoredToken,
  storedLanguage,
  storedToken,
  storeLanguage,
  storeToken,
} from '#api/session-cookies.ts';
import { userOf } from '#api/token.ts';

const jwt = (claims: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const part = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `e30.${part}.sig`;
};

describe('cookies', () => {
  beforeEach(() => dropStoredToken());

  it('keep the token until it is dropped', () => {
    expect(storedToken()).toBeNull();
    storeToken('a.b=c; d');
    expect(storedToken()).toBe('a.b=c; d');
    dropStoredToken();
    expect(storedToken()).toBeNull();
  });

  it('keep the language beside it', () => {
    storeLanguage('ca-ES');
    storeToken('t');
    expect(storedLanguage()).toBe('ca-ES');
  });

  it('that are malformed count as none', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: a malformed cookie can only be set by hand
    document.cookie = 'token=%E0%A4%A; Path=/';
    expect(storedToken()).toBeNull();
  });
});

describe('the credentials in an address', () => {
  const own = () => `${location.pathname}${location.search}${location.hash}`;
  const open = (address: string) => {
    history.replaceState(null, '', address);
    return takeFromAddress();
  };

  it('a token is read once and removed from the address; the rest of the address remains', () => {
    expect(open('/contratos/gas?page=2&token=abc#top').signIn).toEqual({
      kind: 'token',
      token: 'abc',
    });
    expect(own()).toBe('/contratos/gas?page=2#top');
    expect(takeFromAddress().signIn).toBeNull();
  });

  it('so do client id and secret', () => {
    const { signIn } = open('/facturas?id_client=other-system&secret=s%26cret&year=2026');
    expect(signIn).toEqual({ kind: 'client', clientId: 'other-system', secret: 's&cret' });
    expect(own()).toBe('/facturas?year=2026');
  });

  it.each(['/?token=', '/?secret=lonely', '/?id_client=lonely'])('%s contains none', (address) => {
    expect(open(address).signIn).toBeNull();
    expect(own()).toBe('/');
  });

  it.each([
    ['/perfil?token=x', '/perfil'],
    ['/perfil?dialog=iban-change&secret=x#top', '/perfil?dialog=iban-change#top'],
    ['/acceso?redirect=%2Fperfil%3Ftoken%3Dx', '/acceso?redirect=%2Fperfil'],
  ])('a redirect address contains none: %s', (redirect, expected) => {
    expect(open(`/acceso?redirect=${encodeURIComponent(redirect)}`).signIn).toBeNull();
    expect(new URLSearchParams(location.search).get('redirect')).toBe(expected);
  });

  it('code, state and all the rest of the return from the identity provider', () => {
    const query = '?code=c0de&state=st4te&iss=https%3A%2F%2Fid.example&session_state=x';
    expect(open(`/connect${query}#fragment`).signIn).toEqual({ kind: 'provider', query });
    expect(own()).toBe('/connect');
  });

  it('the code of an activation is no credential; it is removed from the address and retained for its screen', () => {
    expect(open('/activacion?code=123456').signIn).toBeNull();
    expect(own()).toBe('/activacion');
    expect(takeCodeFromAddress()).toBe('123456');
    forgetCodeOfAddress();
  });

  it('the return from a logout at the identity provider', () => {
    expect(open('/acces?state=left')).toEqual({ signIn: null, hasLeft: true });
    expect(own()).toBe('/acces');
    expect(open('/solicitudes?state=in_process').hasLeft).toBe(false);
    expect(own()).toBe('/solicitudes?state=in_process');
  });
});

describe('a token', () => {
  it('names its user, with letters of any kind', () => {
    const token = jwt({
      user_id: 7,
      name: 'Núria Peña',
      vat: '00000000T',
      read_only: true,
      exp: 10,
    });
    expect(userOf(token)).toEqual({
      id: '7',
      name: 'Núria Peña',
      vat: '00000000T',
      readOnly: true,
      endsAt: 10_000,
    });
  });

  it.each(['', 'abc', 'a.b.c', 'e30.e30.x', jwt({ exp: 1 }), jwt({ sub: '1', exp: 'soon' })])(
    '%j names no user',
    (token) => {
      expect(userOf(token)).toBeNull();
    },
  );
});

describe('the name of a download', () => {
  it.each([
    ['attachment; filename="contrato.pdf"', 'contrato.pdf'],
    ['attachment; filename=contrato.pdf', 'contrato.pdf'],
    [
      'attachment; filename="x.pdf"; filename*=UTF-8\'\'factura%20n%C3%BAm%201.pdf',
      'factura núm 1.pdf',
    ],
    ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%E0%A4%A', 'x.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="..\\\\..\\\\a:b?<c>.pdf"', 'abc.pdf'],
    ["attachment; filename*=UTF-8''factura%E2%80%AEfdp.exe%0A", 'facturafdp.exe'],
    ['attachment; filename=".htaccess"', 'htaccess'],
    ['attachment; filename=".."', 'spare.pdf'],
    ['attachment', 'spare.pdf'],
    [null, 'spare.pdf'],
  ])('%j is %s', (header, name) => {
    expect(fileNameOf(header, 'spare.pdf')).toBe(name);
  });
});
