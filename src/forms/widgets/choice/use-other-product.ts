import { useQuery } from '@tanstack/react-query';
import { today } from '#config/clock.ts';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import type { ProductMonth } from '#domain/bills/supply-month.ts';
import type { Answers } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { shownAddresses } from '#forms/engine/answers/form-answers.ts';
import { pathOfAddress } from '#forms/engine/field-address.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import type { FormOfStep } from '#forms/lookups/looked-up.ts';
import { type Lookup, lookupParams } from '#forms/lookups/lookup-params.ts';
import { lookupQuery } from '#forms/lookups/lookup-query.ts';
import { useStored } from '#ui/use-stored.ts';
import { type MonthOptions, productMonth } from './product-month.ts';

const OF_STEP = /^facts\/subject\/wizard\/answers\/([^/]+)\/(.+)$/;
const nothingRefused: ReadonlySet<string> = new Set();
const noLookup: Lookup = { operation: 'listProducts' };

/** The form, its answers and the path in it of a choice of products, here or in a step before; undefined where none is. */
function otherChoice(
  address: string | undefined,
  here: { form: CompiledForm; answers: Answers; facts: Facts; formOfStep: FormOfStep },
) {
  if (address === undefined) return undefined;
  const [, step, inner] = OF_STEP.exec(address) ?? [];
  const form = step === undefined ? here.form : here.formOfStep(step);
  const field = pathOfAddress(inner ?? address, []);
  const answers =
    step === undefined ? here.answers : valueAt(here.facts, ['subject', 'wizard', 'answers', step]);
  if (step === undefined && !shownAddresses(here.form, here.answers, here.facts).has(address))
    return undefined;
  const ui = form && (valueAt(form.ui, field) as Record<string, unknown> | undefined);
  const lookup = ui?.['ui:lookup'] as Lookup | undefined;
  const options = ui?.['ui:options'] as MonthOptions | undefined;
  if (!lookup || !options?.monthly) return undefined;
  return { field, lookup, options, answers: (answers ?? {}) as Answers };
}

/**
 * What the products of another choice cost a month (option `with`): that of the chosen one, or the least of all while
 * none is chosen. Undefined without the option, and while their prices are not known.
 */
export function useOtherProduct(
  address: string | undefined,
): { month: ProductMonth; isChosen: boolean } | undefined {
  const { form, facts, answers: store, formOfStep } = useFormContext();
  const answers = useStored(store);
  const other = otherChoice(address, { form, answers, facts, formOfStep });
  const params =
    other &&
    lookupParams(other.lookup, other.field, {
      ...{ answers: other.answers, facts, wrong: nothingRefused },
    });
  const query = lookupQuery(other?.lookup ?? noLookup, params ?? null, facts);
  const { data } = useQuery({ ...query, enabled: typeof params === 'string' });
  if (!other || !data) return undefined;
  const { field, options } = other;
  const known = { answers: other.answers, facts, field, day: today() };
  const chosen = data.find(({ id }) => id === valueAt(other.answers, field));
  const months = (chosen ? [chosen] : data)
    .map((entry) => productMonth(entry, options, known))
    .filter((month) => month !== undefined)
    .filter(({ range }) => chosen || !range)
    .sort((a, b) => a.cents - b.cents);
  return months[0] && { month: months[0], isChosen: chosen !== undefined };
}
