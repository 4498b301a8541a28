import { useState } from 'react';
import { useFormContext } from '#forms/engine/form-context.ts';
import { newIdempotencyKey } from '#forms/engine/submit/idempotency-key.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { useLatest } from '#ui/use-latest.ts';
import { type FileRefusal, type FileRules, fileRefusal, refusalText } from './file-checks.ts';
import { fileName, plainFile } from './file-kind.ts';
import { type PhotoLimits, sizeBefore, smallerPhoto } from './smaller-photo.ts';

interface ChosenFilesOptions {
  /** Ids of the files already there, as they stand in the form's data. */
  ids: readonly string[];
  rules: FileRules;
  photoLimits: PhotoLimits;
  onChange: (ids: string[] | undefined) => void;
}

/** Adds and removes the files of one field, and reports the outcome of each. */
export function useChosenFiles({ ids, rules, photoLimits, onChange }: ChosenFilesOptions) {
  const { t } = useTexts();
  const { fileSize } = useFormats();
  const { files } = useFormContext();
  // A file may be removed while another is read.
  const current = useLatest(ids);
  const change = (next: readonly string[]) => {
    current.current = next;
    onChange(next.length > 0 ? [...next] : undefined);
  };
  const [reading, setReading] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ id: string; name: string; refusal: FileRefusal }[]>([]);
  const [news, setNews] = useState<{ what: 'added' | 'removed'; name: string } | null>(null);

  const add = async (chosen: readonly File[]) => {
    if (reading !== null || chosen.length === 0) return;
    const added: string[] = [];
    const refusals: typeof refused = [];
    for (const given of chosen) {
      setReading(fileName(given));
      const file = await smallerPhoto(given, photoLimits);
      const name = fileName(file);
      const there = [...current.current, ...added].flatMap((one) => files.get(one) ?? []);
      const refusal = await fileRefusal(file, there, rules);
      const id = `file:${newIdempotencyKey()}`;
      if (refusal) refusals.push({ id, name, refusal });
      else {
        files.set(id, sizeBefore(file) === undefined ? await plainFile(file) : file);
        added.push(id);
        setNews({ what: 'added', name });
      }
    }
    setReading(null);
    setRefused(refusals);
    if (added.length > 0) change([...current.current, ...added]);
  };

  const remove = (id: string) => {
    const file = files.get(id);
    if (file) setNews({ what: 'removed', name: file.name });
    files.delete(id);
    setRefused([]);
    change(current.current.filter((one) => one !== id));
  };

  return {
    add,
    remove,
    reading,
    refusals: refused.map((one) => ({
      id: one.id,
      text: refusalText(one, rules, { t, fileSize }),
    })),
    news: news ? t(`form-engine.files.${news.what}`, { name: news.name }) : '',
  };
}
