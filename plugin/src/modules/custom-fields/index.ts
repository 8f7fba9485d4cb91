/**
 * `@brolga/custom-fields`: what a sign-up asks beside name and address. Fetched by the forms that
 * have some; a form without any pays nothing for them.
 */
import type { ConditionWords } from '../../forms/conditional-fields';
import { controlsOf, mark, type Control } from '../../forms/errors';
import { trim } from '../../forms/text';

/** A form's custom fields. */
export interface CustomFields {
	/** Marks what is missing, and names it. */
	readonly missing: () => string[];
	/** Ids of the fields that are not asked. */
	readonly hidden: () => string[];
}

const isChoice = ( { type }: Control ): boolean =>
	type === 'checkbox' || type === 'radio';

/** What was typed or chosen; a text that only repeats the label is nothing. */
const answerOf = ( field: HTMLElement ): string[] => {
	const label = trim( field.dataset.label ?? '' );
	return controlsOf( field )
		.filter(
			( control ) =>
				! isChoice( control ) || ( control as HTMLInputElement ).checked
		)
		.map( ( control ) => {
			const value = trim( control.value );
			return ! isChoice( control ) && value === label ? '' : value;
		} )
		.filter( Boolean );
};

/**
 * Asks conditional fields and judges required ones. The browser has judged the
 * rest, and the server judges everything.
 *
 * @see NEWS-4 NEWS-6 COND-8
 * @param form   The form.
 * @param words  What is said.
 * @param signal Ends it.
 */
export async function customFields(
	form: HTMLFormElement,
	words: ConditionWords,
	signal: AbortSignal
): Promise< CustomFields > {
	const fields = [
		...form.querySelectorAll< HTMLElement >( '[data-brolga-field]' ),
	];
	let askAgain: ( () => void ) | undefined;
	if ( form.querySelector( '[data-brolga-conditions]' ) ) {
		const { conditionalFields } = await import(
			/* webpackIgnore: true */ '@brolga/conditions'
		);
		const tools = { controlsOf, mark };
		askAgain = conditionalFields( form, answerOf, words, tools, signal );
	}
	return {
		missing: () => {
			askAgain?.();
			const missing = fields.filter( ( field ) => {
				const { dataset } = field;
				const wrong =
					dataset.required_mark === 'required' &&
					! field.hidden &&
					answerOf( field ).length === 0;
				mark(
					field,
					wrong
						? field.querySelector< HTMLElement >(
								'[data-brolga-error]'
							)?.dataset.brolgaError
						: ''
				);
				return wrong;
			} );
			return missing.map( ( { dataset } ) => dataset.label ?? '' );
		},
		hidden: () =>
			fields
				.filter( ( { hidden } ) => hidden )
				.map( ( { dataset } ) => dataset.id ?? '' ),
	};
}
