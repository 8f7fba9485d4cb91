/**
 * The editor's half of `brolga/business`: what bound blocks show, and who may
 * type over it. Save keeps it for the whole site.
 */
import { registerBlockBindingsSource } from '@wordpress/blocks';
import { store as coreStore } from '@wordpress/core-data';
import { dispatch, select as from, subscribe } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import {
	plain,
	shown,
	typedDetail,
	type Binding,
	type Business,
} from './model';

/** The name that bindings have for it, as in PHP. */
export const SOURCE = 'brolga/business';

const KIND = 'brolga';
const NAME = 'business';

/** The parts of core-data that are used here. */
export type Select = ( store: typeof coreStore ) => {
	readonly getEntityRecord: (
		kind: string,
		name: string
	) => Business | undefined;
	readonly getEditedEntityRecord: (
		kind: string,
		name: string
	) => Business | false | undefined;
};
type Dispatch = ( store: typeof coreStore ) => {
	readonly editEntityRecord: (
		kind: string,
		name: string,
		id: undefined,
		edits: Partial< Business >
	) => void;
};

interface Asked {
	readonly select: Select;
	readonly bindings: Readonly< Record< string, Binding > >;
}

interface Typing {
	readonly dispatch: Dispatch;
	readonly bindings: Readonly<
		Record< string, Binding & { readonly newValue: unknown } >
	>;
}

/**
 * The details as they would be saved now; undefined: still on their way.
 *
 * @param select The stores.
 */
export const businessOf = ( select: Select ): Business | undefined => {
	const { getEntityRecord, getEditedEntityRecord } = select( coreStore );
	// Asked for by the first; the second knows what was typed since.
	return getEntityRecord( KIND, NAME ) === undefined
		? undefined
		: getEditedEntityRecord( KIND, NAME ) || undefined;
};

/** Whether somebody has typed over a detail and not saved. */
const isEdited = (
	select: Select,
	business: Business,
	binding: Binding
): boolean => {
	const detail = typedDetail( binding );
	const saved = select( coreStore ).getEntityRecord( KIND, NAME );
	return detail !== undefined && saved?.[ detail ] !== business[ detail ];
};

export function getValues( {
	select,
	bindings,
}: Asked ): Record< string, string > {
	const business = businessOf( select );
	if ( business === undefined ) {
		return {};
	}
	const values: Record< string, string > = {};
	for ( const [ attribute, binding ] of Object.entries( bindings ) ) {
		const value = shown( business, attribute, binding );
		if ( value !== undefined ) {
			values[ attribute ] = value;
		} else if (
			attribute !== 'url' &&
			isEdited( select, business, binding )
		) {
			// Emptied: the sample does not come back while somebody types.
			values[ attribute ] = '';
		}
	}
	return values;
}

export function setValues( { dispatch: to, bindings }: Typing ): void {
	for ( const [ attribute, { newValue, ...binding } ] of Object.entries(
		bindings
	) ) {
		const detail = typedDetail( binding );
		if ( attribute !== 'url' && detail !== undefined ) {
			to( coreStore ).editEntityRecord( KIND, NAME, undefined, {
				[ detail ]: plain( newValue ),
			} );
		}
	}
}

export function canUserEditValue( {
	select,
	args,
}: {
	readonly select: Select;
	readonly args?: Binding[ 'args' ];
} ): boolean {
	return (
		typedDetail( { args } ) !== undefined &&
		businessOf( select )?.mayEdit === true
	);
}

/** What was not saved stands above the page until somebody has read it. */
function tell( business: Business | undefined ): void {
	const id = 'brolga-business';
	const { createErrorNotice, removeNotice } = dispatch( noticesStore );
	if ( business === undefined || business.problems.length === 0 ) {
		void removeNotice( id );
		return;
	}
	void createErrorNotice( business.problems.join( ' ' ), {
		id,
		actions: [
			{
				label: __( 'Edit business details', 'brolga' ),
				url: business.settings,
			},
		],
	} );
}

/** Waits for what is typed to be saved. */
function watch(): void {
	let wasSaving = false;
	subscribe( () => {
		const isSaving = from( coreStore ).isSavingEntityRecord(
			KIND,
			NAME,
			undefined as never
		);
		if ( wasSaving && ! isSaving ) {
			tell(
				( from as unknown as Select )( coreStore ).getEntityRecord(
					KIND,
					NAME
				)
			);
		}
		wasSaving = isSaving;
	}, coreStore );
}

/**
 * Makes the source known, and takes the details that came with the page: a
 * pattern that is inserted later shows them at once, and the console has no
 * word of what was sent for nothing.
 *
 * @see BLOCK-183 BLOCK-490
 */
export function register(): void {
	void dispatch( coreStore ).addEntities( [
		{
			kind: KIND,
			name: NAME,
			label: __( 'Business details', 'brolga' ),
			baseURL: '/brolga/v1/business',
			// How the panel before saving calls it.
			getTitle: () => __( 'Business details', 'brolga' ),
		},
	] );
	watch();
	registerBlockBindingsSource( {
		name: SOURCE,
		label: __( 'Business details', 'brolga' ),
		getValues,
		setValues,
		canUserEditValue,
	} );
	( from as unknown as Select )( coreStore ).getEntityRecord( KIND, NAME );
}
