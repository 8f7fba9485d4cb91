/**
 * Fields that are asked only when other answers call for them. The server
 * prints each with its rules, and conceals those whose rules do not match yet.
 */
import { FORM, type ConditionRelation } from '@brolga/contracts';
import { visibleFields, type Answer, type Rule } from './conditions';
import type { FieldTools } from './errors';

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
	const elements = [
		...form.querySelectorAll< HTMLElement >( '[data-brolga-field]' ),
	];
	const idOf = ( { dataset }: HTMLElement ) => dataset.brolgaField ?? '';
	const fields = elements.map( ( element ) => ( {
		id: idOf( element ),
		conditions: {
			relation: element.dataset.brolgaRelation as ConditionRelation,
			rules: JSON.parse(
				element.dataset.brolgaConditions ?? '[]'
			) as Rule[],
		},
	} ) );
	const status = form.querySelector( '[data-brolga-status]' );
	let timer = 0;
	const cancel = (): void => clearTimeout( timer );

	/** Shows and hides; the fields that changed. */
	const apply = (): HTMLElement[] => {
		cancel();
		const answers = elements.map(
			( element ) => [ idOf( element ), answerOf( element ) ] as const
		);
		const visible = visibleFields( fields, new Map( answers ) );
		const changed = elements.filter(
			( element ) =>
				isHidden( element ) === visible.has( idOf( element ) )
		);
		const focused = elements.findIndex( ( element ) =>
			element.matches( ':focus-within' )
		);
		for ( const element of changed ) {
			// A hidden field is neither seen nor sent, and nothing is wrong with it.
			const hidden = ! isHidden( element );
			element.hidden = hidden;
			for ( const control of controlsOf( element ) ) {
				control.disabled = hidden;
			}
			if ( hidden ) {
				mark( element );
			}
		}
		if ( elements[ focused ]?.hidden ) {
			// The focus goes on with the form, not back to the page's start.
			const next = elements
				.slice( focused )
				.find( ( element ) => ! isHidden( element ) );
			(
				( next && controlsOf( next )[ 0 ] ) ??
				form.querySelector< HTMLElement >( '[data-brolga-submit]' )
			)?.focus();
		}
		return changed;
	};

	const update = (): void => {
		const changed = apply();
		const said = ( text: string, hidden: boolean ): string => {
			const labels = changed
				.filter(
					( element ) =>
						isHidden( element ) === hidden &&
						element.dataset.type !== 'hidden'
				)
				.map( ( { dataset } ) => dataset.label )
				.join( ', ' );
			return labels && text.replace( '%s', () => labels );
		};
		if ( status && changed.length ) {
			status.textContent =
				`${ said( words.asked, false ) } ${ said( words.dropped, true ) }`.trim();
		}
	};
	const later = (): void => {
		cancel();
		timer = window.setTimeout( update, FORM.conditionDebounceMs );
	};
	for ( const type of [ 'input', 'change', 'reset' ] ) {
		form.addEventListener( type, later, { signal } );
	}
	// A browser that brings a page back fills its fields in afterwards.
	window.addEventListener( 'pageshow', later, { signal } );
	signal.addEventListener( 'abort', cancel );

	for ( const element of elements ) {
		element.removeAttribute( 'data-brolga-concealed' );
		// The browser may require what is asked, once the rest is disabled.
		for ( const control of controlsOf( element ) ) {
			control.required ||= !! control.closest( '[aria-required]' );
		}
	}
	apply();
	return update;
}
