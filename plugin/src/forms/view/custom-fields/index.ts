/**
 * `@brolga/custom-fields`: what a sign-up asks beside name and address. Fetched by the forms that
 * have some; a form without any pays nothing for them.
 */
import type { ConditionWords } from '../conditional-fields';
import { controlsOf, mark } from '../errors';
import { trim } from '../text';

/** A form's custom fields. */
export interface CustomFields {
	/** Marks what is missing or refused by the browser, and names what is missing; once more: of what was marked. */
	readonly missing: ( again?: boolean ) => string[];
	/** Ids of the fields that are not asked. */
	readonly hidden: () => string[];
}

const WRONG = '[aria-invalid=true]';

/** What was typed or chosen; a text that only repeats the label is nothing. */
const answerOf = ( field: HTMLElement ): string[] => {
	const label = trim( field.dataset.label ?? '' );
	return controlsOf( field ).flatMap( ( control ) => {
		const value = trim( control.value );
		const isGiven = /^(?:checkbox|radio)$/.test( control.type )
			? ( control as HTMLInputElement ).checked
			: value !== label;
		return ( isGiven && value ) || [];
	} );
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
	if ( form.querySelector( '[data-brolga-days]' ) ) {
		( await import( /* webpackIgnore: true */ '@brolga/days' ) ).setDays(
			form
		);
	}
	return {
		missing: ( again = false ) => {
			askAgain?.();
			return fields
				.filter( ( field ) => {
					if ( again && ! field.querySelector( WRONG ) ) {
						return false;
					}
					const isMissing =
						field.dataset.required_mark === 'required' &&
						! field.hidden &&
						! answerOf( field ).length;
					mark(
						field,
						controlsOf( field ).find(
							( control ) => control.validationMessage
						)?.validationMessage,
						isMissing
					);
					return isMissing;
				} )
				.map( ( { dataset } ) => dataset.label ?? '' );
		},
		hidden: () =>
			fields
				.filter( ( { hidden } ) => hidden )
				.map( ( { dataset } ) => dataset.id ?? '' ),
	};
}
