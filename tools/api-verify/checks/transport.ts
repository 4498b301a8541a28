import { connect, type DetailedPeerCertificate } from 'node:tls';
import type { Answer } from '#tools/api-verify/call.ts';
import { createFindings, type Finding } from '#tools/api-verify/finding.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Days before its end at which a certificate is to be renewed. */
const LEAST_DAYS = 21;
/** Seconds that two clocks may differ: a session's end is read by the browser's. */
const MOST_SECONDS = 60;
const LOOPBACK = /^(localhost|127\.|\[::1\])/;

/** Whether the connection is encrypted with a valid certificate, and whether the server's clock is right. */
export async function checkTransport(url: string, answers: readonly Answer[]): Promise<Finding[]> {
  const { add, all } = createFindings('transport');
  const { protocol, hostname, port } = new URL(url);
  if (protocol === 'https:') {
    const { fault, validTo } = await certificateOf(hostname, Number(port || 443));
    const days = Math.floor((validTo - Date.now()) / DAY_MS);
    if (fault) add(`no secure connection: ${fault}`, { breaks: true });
    else if (days < LEAST_DAYS) add(`the certificate ends in ${days} days`);
  } else if (!LOOPBACK.test(hostname)) {
    add('http:// is not encrypted: a page of https:// cannot call it', { breaks: true });
  }
  const answer = answers.find(({ failure }) => failure === null);
  const date = Date.parse(answer?.headers.get('Date') ?? '');
  if (answer && Number.isNaN(date)) add('answers have no Date');
  else if (answer) {
    const seconds = Math.round((date - answer.at) / 1000);
    const way = seconds > 0 ? 'ahead of' : 'behind';
    if (Math.abs(seconds) > MOST_SECONDS)
      add(
        `the clock of the server is ${Math.abs(seconds)} s ${way} ours: sessions end at another time`,
      );
  }
  return all();
}

function certificateOf(
  host: string,
  port: number,
): Promise<{ fault: string | null; validTo: number }> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false }, () => {
      const certificate: DetailedPeerCertificate = socket.getPeerCertificate(true);
      const error = socket.authorizationError;
      socket.destroy();
      const fault = error ? String(error instanceof Error ? error.message : error) : null;
      resolve({ fault, validTo: Date.parse(certificate.valid_to) });
    });
    socket.on('error', ({ message }) => resolve({ fault: message, validTo: Number.NaN }));
  });
}
