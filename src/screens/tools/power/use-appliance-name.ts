import { useTexts } from '#i18n/texts.ts';

/** The name of an appliance by its id; one that a retailer added without a text shows its id. */
export function useApplianceName(): (id: string) => string {
  const { optional } = useTexts();
  return (id) => optional(`power-calculator.appliances.names.${id}`) ?? id;
}
