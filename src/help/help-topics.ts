import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { fold } from '#domain/values/fold.ts';
import { useTexts } from '#i18n/texts.ts';

/** A question of the help with its answer. */
export interface HelpTopic {
  id: string;
  question: string;
  answer: string;
  /** Where it is done; null where there is no such page now. */
  way: { route: string; address: string } | null;
}

/**
 * The questions of the setting `helpDialog.topics` whose conditions hold for the visitor and that contain every word
 * of a search; all of them for an empty search. Those whose question contains the words are first. The hidden
 * words of a topic are searched too.
 */
export function useHelpTopics(search: string): HelpTopic[] {
  const { optional } = useTexts();
  const failing = useFailingCondition();
  const find = useOpenRoutes();
  const words = fold(search).split(/\s+/);
  const holds = (text: string) => words.every((word) => fold(text).includes(word));
  const found = useFacts().settings.helpDialog.topics.flatMap(({ id, route, requires }) => {
    const question = optional(`help.topics.${id}.question`);
    const answer = optional(`help.topics.${id}.answer`);
    if (!question || !answer || failing(requires) !== null) return [];
    const unseen = optional(`help.topics.${id}.words`) ?? '';
    if (!holds(`${question} ${answer} ${unseen}`)) return [];
    const address = route && find(route)?.address;
    return [{ id, question, answer, way: address ? { route, address } : null }];
  });
  const isNear = ({ question }: HelpTopic) => holds(question);
  return [...found.filter(isNear), ...found.filter((topic) => !isNear(topic))];
}
