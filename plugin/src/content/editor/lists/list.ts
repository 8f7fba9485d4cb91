/**
 * What a list keeps in the query of its block, and what can be chosen for it.
 * Which of it holds is the server's to say.
 */
import { __, _x } from '@wordpress/i18n';
import type { Field, Kind } from '../../rest/lists';

export interface Sort {
	readonly field: string;
	readonly as?: Kind | undefined;
	readonly order?: 'desc' | undefined;
}

export interface Rule {
	readonly field: string;
	readonly as?: Kind | undefined;
	readonly is: string;
	readonly value?: string | undefined;
}

export interface List {
	readonly sort?: Sort | undefined;
	readonly match?: 'any' | undefined;
	readonly rules?: readonly Rule[] | undefined;
}

export interface Query {
	readonly postType?: string;
	readonly inherit?: boolean;
	readonly brolgaList?: List;
}

/** A Query Loop, as far as the panels need it. */
export interface ListProps {
	readonly clientId: string;
	readonly attributes: { readonly query?: Query };
	readonly setAttributes: ( attributes: { query: Query } ) => void;
}

export interface Option {
	readonly value: string;
	readonly label: string;
}

/** As many as the server takes. */
export const MOST_RULES = 5;

/**
 * How values are compared here.
 *
 * @param fields Of the post type.
 * @param chosen A field's id, and the owner's choice.
 */
export const kindOf = (
	fields: readonly Field[],
	chosen: Pick< Rule, 'field' | 'as' >
): Kind => {
	const field = fields.find( ( { id } ) => id === chosen.field );
	return ( field?.open && chosen.as ) || ( field?.kind ?? 'text' );
};

/**
 * The fields to choose from, with one that is no longer there.
 *
 * @param fields Of the post type.
 * @param chosen A field's id; empty: none.
 */
export const fieldOptions = (
	fields: readonly Field[],
	chosen: string
): Option[] => [
	...fields.map( ( { id, label } ) => ( { value: id, label } ) ),
	...( chosen === '' || fields.some( ( { id } ) => id === chosen )
		? []
		: [ { value: chosen, label: chosen.replace( /^meta:/, '' ) } ] ),
];

export const kindOptions = (): Option[] => [
	{ value: 'text', label: _x( 'Text', 'kind of a field', 'brolga' ) },
	{ value: 'number', label: _x( 'Number', 'kind of a field', 'brolga' ) },
	{ value: 'date', label: _x( 'Date', 'kind of a field', 'brolga' ) },
];

/**
 * Both directions, in the words of a kind.
 *
 * @param kind Of the field.
 */
export const orderOptions = ( kind: Kind ): Option[] => {
	const words = {
		text: [ __( 'A to Z', 'brolga' ), __( 'Z to A', 'brolga' ) ],
		number: [
			__( 'Lowest first', 'brolga' ),
			__( 'Highest first', 'brolga' ),
		],
		date: [
			__( 'Earliest first', 'brolga' ),
			__( 'Latest first', 'brolga' ),
		],
		boolean: [ __( 'No first', 'brolga' ), __( 'Yes first', 'brolga' ) ],
	}[ kind ];
	return [
		{ value: '', label: words[ 0 ] ?? '' },
		{ value: 'desc', label: words[ 1 ] ?? '' },
	];
};

/**
 * How a field of a kind can be compared.
 *
 * @param kind Of the field.
 */
export const comparisonOptions = ( kind: Kind ): Option[] => {
	if ( kind === 'boolean' ) {
		return [
			{ value: 'set', label: __( 'Yes', 'brolga' ) },
			{ value: 'unset', label: __( 'No', 'brolga' ) },
		];
	}
	const ordered = {
		text: [ [ 'contains', __( 'contains', 'brolga' ) ] ],
		number: [
			[ 'less', __( 'is less than', 'brolga' ) ],
			[ 'at-most', __( 'is at most', 'brolga' ) ],
			[ 'greater', __( 'is more than', 'brolga' ) ],
			[ 'at-least', __( 'is at least', 'brolga' ) ],
		],
		date: [
			[ 'less', __( 'is before', 'brolga' ) ],
			[ 'at-most', __( 'is on or before', 'brolga' ) ],
			[ 'greater', __( 'is after', 'brolga' ) ],
			[ 'at-least', __( 'is on or after', 'brolga' ) ],
		],
	}[ kind ];
	return [
		[ 'is', _x( 'is', 'comparison', 'brolga' ) ],
		[ 'not', __( 'is not', 'brolga' ) ],
		...ordered,
		[ 'set', __( 'is filled in', 'brolga' ) ],
		[ 'unset', __( 'is empty', 'brolga' ) ],
	].map( ( [ value = '', label = '' ] ) => ( { value, label } ) );
};

/** Whether a comparison needs something to compare with. */
export const takesValue = ( comparison: string ): boolean =>
	comparison !== 'set' && comparison !== 'unset';

/**
 * A rule with another field or kind: its comparison and value stay as far as they
 * make sense.
 *
 * @param fields Of the post type.
 * @param rule   What is chosen now.
 */
export const fitting = ( fields: readonly Field[], rule: Rule ): Rule => {
	const kind = kindOf( fields, rule );
	const known = comparisonOptions( kind ).map( ( { value } ) => value );
	const first = kind === 'date' ? 'at-least' : ( known[ 0 ] ?? 'is' );
	const isDay = /^(today|\d{4}-\d\d-\d\d)$/.test( rule.value ?? '' );
	const value = kind === 'date' && ! isDay ? 'today' : ( rule.value ?? '' );
	return {
		...rule,
		is: known.includes( rule.is ) ? rule.is : first,
		value: kind !== 'date' && isDay ? '' : value,
	};
};
