import type { PdfContent } from '#sandbox/documents/pdf.ts';

/** Lines of an e-mail, where a line is a label with its value, or a paragraph; perhaps under a heading. */
export type Section = Pick<PdfContent['sections'][number], 'lines'> & { heading?: string };

/** A part of an e-mail: a paragraph, a link, or lines. */
export type Block = string | { label: string; url: string } | Section;
