/**
 * Fields that are asked only when other answers call for them. The server
 * prints each with its rules, and conceals those whose rules do not match yet.
 */
import { FORM, type ConditionRelation } from '@brolga/contracts';
import {
	visibleFields,
	type Answer,
	type Conditional,
	type Rule,
} from './conditions/conditions';
import type { Control, FieldTools } from './errors';

/** What is said when fields come and go; `%s` are their labels. */
export interface ConditionWords {
	readonly asked: string;
	readonly dropped: string;
}

/**
 * Whether a field is not asked now.
 *
 * @param field The field.
 */
export const isHidden = ( field: HTMLElement ): boolean => !! field.hidden;

const idOf = ( { dataset }: HTMLElement ): string => dataset.brolgaField ?? '';

/** A field with the rules that the server printed. */
const ruledBy = ( field: HTMLElement ): Conditional => ( {
	id: idOf( field ),
	conditions: {
		relation: field.dataset.brolgaRelation as ConditionRelation,
		rules: JSON.parse( field.dataset.brolgaConditions ?? '[]' ) as Rule[],
	},
} );

/** Shows a field that is hidden, or hides it: then it is not sent either. */
function flip( field: HTMLElement, controls: readonly Control[] ): void {
	const hidden = ! isHidden( field );
	field.hidden = hidden;
	for ( const control of controls ) {
		control.disabled = hidden;
	}
}

/** Lets the browser require what is asked, now that the rest is disabled. */
function release( field: HTMLElement, controls: readonly Control[] ): void {
	field.removeAttribute( 'data-brolga-concealed' );
	for ( const control of controls ) {
		control.required ||= !! control.closest( '[aria-required]' );
	}
}

/** What a screen reader hears of the fields that have come and gone. */
function newsOf(
	changed: readonly HTMLElement[],
	words: ConditionWords
): string {
	const said = ( text: string, hidden: boolean ): string => {
		const labels = changed
			.filter(
				( field ) =>
					isHidden( field ) === hidden &&
					field.dataset.type !== 'hidden'
			)
			.map( ( { dataset } ) => dataset.label )
			.join( ', ' );
		return labels && text.replace( '%s', () => labels );
	};
	return `${ said( words.asked, false ) } ${ said( words.dropped, true ) }`.trim();
}

/**
 * Shows the fields of a form whose rules match, now and after each change.
 *
 * @see COND-1 COND-8 COND-9 COND-16 COND-17
 * @param form     The form.
 * @param answerOf Reads a field; also one that is hidden.
 * @param words    What a screen reader hears.
 * @param tools    Finds and marks what is in a field.
 * @param signal   Ends it.
 * @return Looks at the rules at once.
 */
export function conditionalFields(
	form: HTMLFormElement,
	answerOf: ( field: HTMLElement ) => Answer,
	words: ConditionWords,
	{ controlsOf, mark }: FieldTools,
	signal: AbortSignal
): () => void {
	if ( ! form.querySelector( '[data-brolga-conditions]' ) ) {
		return () => undefined;
	}
	const fields = [
		...form.querySelectorAll< HTMLElement >( '[data-brolga-field]' ),
	];
	const rules = fields.map( ruledBy );
	let timer: ReturnType< typeof setTimeout > | undefined;
	const cancel = (): void => clearTimeout( timer );

	/** Shows and hides; the fields that changed. */
	const apply = (): HTMLElement[] => {
		cancel();
		const answers = fields.map(
			( field ) => [ idOf( field ), answerOf( field ) ] as const
		);
		const visible = visibleFields( rules, new Map( answers ) );
		const changed = fields.filter(
			( field ) => isHidden( field ) === visible.has( idOf( field ) )
		);
		const focused = fields.findIndex( ( field ) =>
			field.matches( ':focus-within' )
		);
		for ( const field of changed ) {
			flip( field, controlsOf( field ) );
			// Nothing is wrong with what is not asked, nor with what is asked anew.
			mark( field );
		}
		if ( fields[ focused ]?.hidden ) {
			// The focus goes on with the form, not back to the page's start.
			(
				fields
					.slice( focused )
					.flatMap( controlsOf )
					.find( ( { disabled } ) => ! disabled ) ??
				form.querySelector< HTMLElement >( '[data-brolga-submit]' )
			)?.focus();
		}
		return changed;
	};
	const update = (): void => {
		const changed = apply();
		const status = form.querySelector( '[data-brolga-status]' );
		if ( status && changed.length ) {
			status.textContent = newsOf( changed, words );
		}
	};
	const later = (): void => {
		cancel();
		timer = setTimeout( update, FORM.conditionDebounceMs );
	};
	for ( const type of [ 'input', 'change', 'reset' ] ) {
		form.addEventListener( type, later, { signal } );
	}
	// A browser that brings a page back fills its fields in afterwards.
	window.addEventListener( 'pageshow', later, { signal } );
	signal.addEventListener( 'abort', cancel );

	for ( const field of fields ) {
		release( field, controlsOf( field ) );
	}
	apply();
	return update;
}
