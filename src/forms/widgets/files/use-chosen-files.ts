import { useState } from 'react';
import { useFormSurroundings } from '#forms/form-surroundings.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { type FileRules, fileRefusal } from './file-checks.ts';
import { fileName } from './file-kind.ts';

let lastNumber = 0;
const newId = () => `file:${++lastNumber}`;

interface ChosenFilesOptions {
  /** Ids of the files already there, as they stand in the form's data. */
  ids: readonly string[];
  rules: FileRules;
  onChange: (ids: string[] | undefined) => void;
}

/** Adds and removes the files of one field, and says what became of each. */
export function useChosenFiles({ ids, rules, onChange }: ChosenFilesOptions) {
  const { t } = useTexts();
  const formats = useFormats();
  const { files } = useFormSurroundings();
  const [reading, setReading] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<{ id: string; text: string }[]>([]);
  const [news, setNews] = useState('');

  const types = rules.kinds
    .map((kind) => (kind === 'jpeg' ? 'JPG' : kind.toUpperCase()))
    .join(', ');

  const add = async (chosen: readonly File[]) => {
    if (reading !== null || chosen.length === 0) return;
    const kept = [...ids];
    const told: { id: string; text: string }[] = [];
    for (const file of chosen) {
      const name = fileName(file);
      setReading(name);
      const there = kept.flatMap((one) => files.get(one) ?? []);
      const refusal = await fileRefusal(file, there, rules);
      const id = newId();
      if (refusal) {
        const limit = refusal === 'too-many' ? rules.countLimit : formats.fileSize(rules.sizeLimit);
        told.push({ id, text: t(`form-engine.files.${refusal}`, { name, limit, types }) });
      } else {
        files.set(id, file);
        kept.push(id);
        setNews(t('form-engine.files.added', { name }));
      }
    }
    setReading(null);
    setRefusals(told);
    if (kept.length > ids.length) onChange(kept);
  };

  const remove = (id: string) => {
    const file = files.get(id);
    if (file) setNews(t('form-engine.files.removed', { name: fileName(file) }));
    files.delete(id);
    setRefusals([]);
    const left = ids.filter((one) => one !== id);
    onChange(left.length > 0 ? left : undefined);
  };

  return { add, remove, reading, refusals, news };
}
