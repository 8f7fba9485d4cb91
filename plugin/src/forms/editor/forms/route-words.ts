/**
 * Routes as sentences.
 */
import { __, _x, sprintf } from '@wordpress/i18n';
import { missingIn } from '../../view/condition-flaws';
import type { Conditions } from '../../view/conditions/conditions';
import { conditionsText, flawText } from './condition-words';
import type { FormField } from './form-fields';

/**
 * What comes of some answers; what a route leaves out, the form decides.
 *
 * @see COND-14
 */
export interface Route {
	readonly conditions: Conditions;
	readonly recipient: string;
	readonly redirectUrl: string;
	readonly message: string;
}

/**
 * A saved route with every part it may have.
 *
 * @param saved What the block holds, which may be anybody's.
 */
export const routeOf = ( saved: Partial< Route > ): Route => ( {
	conditions: {
		relation: saved.conditions?.relation ?? 'all',
		rules: saved.conditions?.rules ?? [],
	},
	recipient: saved.recipient ?? '',
	redirectUrl: saved.redirectUrl ?? '',
	message: saved.message ?? '',
} );

/**
 * A route in words: "If Topic is “A quote”: send to office@example.com, go to
 * /quotes/."
 *
 * @param route  The route.
 * @param fields The fields of the form.
 */
export function routeText(
	route: Route,
	fields: readonly FormField[]
): string {
	const { conditions, recipient, redirectUrl, message } = route;
	const does = [
		/* translators: %s: mail addresses. */
		[ recipient, __( 'send to %s', 'brolga' ) ],
		/* translators: %s: the address of a page. */
		[ redirectUrl, __( 'go to %s', 'brolga' ) ],
		/* translators: %s: a message to the visitor. */
		[ redirectUrl === '' ? message : '', __( 'say “%s”', 'brolga' ) ],
	]
		.filter( ( [ value ] ) => value !== '' )
		.map( ( [ value = '', words = '' ] ) => words.replace( '%s', value ) );
	return sprintf(
		/* translators: 1: conditions, such as "Topic is “Quote”", 2: what happens then. */
		_x( 'If %1$s: %2$s.', 'route', 'brolga' ),
		conditions.rules.length > 0
			? conditionsText( conditions, fields )
			: '…',
		does.length > 0
			? does.reduce( ( text, part ) =>
					sprintf(
						/* translators: 1: what happens, 2: what else. */
						_x( '%1$s, %2$s', 'route', 'brolga' ),
						text,
						part
					)
				)
			: __( 'use the form’s settings', 'brolga' )
	);
}

/**
 * What keeps a route from being taken, or from doing what it says.
 *
 * @see COND-14 COND-15
 * @param route  The route.
 * @param fields The fields of the form.
 */
export function routeFlaws(
	route: Route,
	fields: readonly FormField[]
): readonly string[] {
	const { conditions, recipient, redirectUrl, message } = route;
	return [
		...( conditions.rules.length === 0
			? [
					__(
						'Add a rule. Until then, this route is never used.',
						'brolga'
					),
				]
			: [] ),
		...missingIn( conditions, fields ).map( ( flaw ) =>
			flawText( flaw, fields )
		),
		...( recipient + redirectUrl + message === ''
			? [ __( 'Add recipients, a redirect or a message.', 'brolga' ) ]
			: [] ),
		...( redirectUrl !== '' && message !== ''
			? [
					__(
						'Visitors are redirected, so the message is not shown.',
						'brolga'
					),
				]
			: [] ),
	];
}
