import { type Answers, isAnswerGroup } from '#domain/submission.ts';

/** A file inside a JSON body: `content` is a data URL in base64. */
export interface UploadedFile {
  name: string;
  content: string;
}

/** More arguments in one call overflow the stack of some browsers. */
const chunk = 0x8000;

async function dataUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += chunk) {
    binary += String.fromCharCode(...bytes.subarray(at, at + chunk));
  }
  return `data:${file.type};base64,${btoa(binary)}`;
}

/** Files of a form field in the retailer's format; empty for anything that is no list. */
export async function uploadedFiles(files: unknown): Promise<UploadedFile[]> {
  const chosen = Array.isArray(files) ? files : [];
  return Promise.all(
    chosen.map(async (file: File | UploadedFile) =>
      file instanceof File ? { name: file.name, content: await dataUrl(file) } : file,
    ),
  );
}

async function uploaded(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return uploadedFiles(value);
  return isAnswerGroup(value) ? withUploads(value) : value;
}

/** Answers with their files in the retailer's format, wherever they are. */
export async function withUploads(answers: Answers): Promise<Answers> {
  const parts = Object.entries(answers).map(
    async ([name, value]) => [name, await uploaded(value)] as const,
  );
  return Object.fromEntries(await Promise.all(parts));
}
