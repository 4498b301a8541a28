import Form, { type FormState } from '@rjsf/core/lib/components/Form.js';
import { deepEquals } from '@rjsf/utils';
import { type Answers, sameAnswers } from '#domain/submission.ts';

/** RJSF notes fields without an answer too. */
const answered = (data: Answers) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** RJSF's form, mended: it hears of what changes while it is hidden, and does not work again at hearing its own words. */
export class RjsfForm extends Form {
  wasShown = false;

  /** React calls it when a form is shown, and again when one that waited for something to load is shown once more. */
  override componentDidMount(): void {
    // Nobody told RJSF of other answers, facts and texts while the form was hidden.
    if (this.wasShown) this.setState(this.getStateFromProps(this.props, this.props.formData));
    this.wasShown = true;
  }

  /** After each change RJSF is handed the answers that it told of itself: at every key it would derive them once more. */
  override shouldComponentUpdate(next: this['props'], state: FormState): boolean {
    const { formData } = next;
    const isEcho =
      state === this.state &&
      sameAnswers(answered(formData), answered(state.formData)) &&
      deepEquals({ ...next, formData }, { ...this.props, formData });
    return !isEcho && super.shouldComponentUpdate(next, state);
  }
}
