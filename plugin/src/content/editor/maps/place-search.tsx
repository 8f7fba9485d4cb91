/**
 * Finds a place by an address, degrees or a link of a map service. A service is
 * asked for addresses alone, when the button is pressed and never while
 * somebody types.
 *
 * @see MAP-15 MAP-17 MAP-660
 */
import { Button, Flex, TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { messageOf } from '../../../admin/rest/message';
import { findPlaces, type FoundPlace } from '../../rest/places';
import { readPlace } from '../../view/maps/read-place';

interface Props {
	/** Gets the place that was chosen, and what it was found by; one that was pasted has no name. */
	readonly onChoose: ( place: FoundPlace, search: string ) => void;
	/** What stands in the field until something is typed; empty: nothing. */
	readonly address?: string;
}

interface EditorSelectors {
	readonly getEditorSettings: () => {
		/** The host that addresses go to; Content\Map\PlaceSearch says it. */
		readonly brolgaPlaceSearch?: string;
	};
}

/** What came of the last search. */
interface Outcome {
	readonly places: readonly FoundPlace[];
	readonly message: string;
}

const NOTHING: Outcome = { places: [], message: '' };

const ask = async ( search: string ): Promise< Outcome > => {
	try {
		const places = await findPlaces( search );
		return {
			places,
			message:
				places.length === 0
					? __(
							'No place was found for this address. Check the spelling, or enter coordinates.',
							'brolga'
						)
					: '',
		};
	} catch ( error ) {
		return { places: [], message: messageOf( error ) };
	}
};

/** The longest address that a service is asked for, in characters. */
const LONGEST = 200;

/** Why what was typed is no place, and what to do; nothing for an address. */
const complaintOf = (
	type: Exclude< ReturnType< typeof readPlace >[ 'type' ], 'place' >,
	host: string
): string => {
	switch ( type ) {
		case 'range':
			return __(
				'No place has these coordinates. Latitude comes first and is between −90 and 90.',
				'brolga'
			);
		case 'link':
			return __(
				'This link does not contain coordinates. Open it, and copy the long address from the browser’s address bar.',
				'brolga'
			);
		default:
			return host === ''
				? __(
						'Enter coordinates such as -27.4698, 153.0251, or paste a link from a map.',
						'brolga'
					)
				: '';
	}
};

/** Why a service is not asked for what was typed; nothing where it is. */
const refusalOf = (
	type: Parameters< typeof complaintOf >[ 0 ],
	host: string,
	search: string
): string =>
	complaintOf( type, host ) ||
	( search.length > LONGEST
		? __(
				'This address is too long. Shorten it to 200 characters or fewer.',
				'brolga'
			)
		: '' );

/** The host that addresses go to; empty: none. */
const useHost = (): string =>
	useSelect(
		( select ) =>
			(
				select( 'core/editor' ) as unknown as
					EditorSelectors | undefined
			 )?.getEditorSettings().brolgaPlaceSearch ?? '',
		[]
	);

const SearchField = ( {
	host,
	...field
}: {
	readonly host: string;
	readonly value: string;
	readonly onChange: ( typed: string ) => void;
} ) => (
	<TextControl
		label={
			host === ''
				? __( 'Coordinates or map link', 'brolga' )
				: __( 'Address, coordinates or map link', 'brolga' )
		}
		help={
			host === ''
				? __( 'Coordinates and links are not sent anywhere.', 'brolga' )
				: sprintf(
						/* translators: %s: a host, as nominatim.openstreetmap.org. */
						__(
							'When you press “Find”, this site sends the address to %s. Coordinates and links are not sent anywhere.',
							'brolga'
						),
						host
					)
		}
		{ ...field }
		__next40pxDefaultSize
	/>
);

const Found = ( {
	outcome: { places, message },
	onChoose,
}: {
	readonly outcome: Outcome;
	readonly onChoose: ( place: FoundPlace ) => void;
} ) => (
	<div role="status">
		{ message !== '' && <p>{ message }</p> }
		{ places.map( ( place ) => (
			<Button
				key={ `${ place.lat },${ place.lng } ${ place.name }` }
				variant="link"
				onClick={ () => onChoose( place ) }
			>
				{ place.name }
			</Button>
		) ) }
	</div>
);

/**
 * A field for an address, and the places it may mean.
 *
 * @param props          See Props.
 * @param props.onChoose
 * @param props.address
 */
export function PlaceSearch( { onChoose, address = '' }: Props ) {
	const host = useHost();
	const [ typed, setTyped ] = useState< string >();
	const search = typed ?? address;
	const [ isBusy, setBusy ] = useState( false );
	const [ outcome, setOutcome ] = useState( NOTHING );

	const find = async (): Promise< void > => {
		const read = readPlace( search );
		setOutcome( NOTHING );
		if ( read.type === 'place' ) {
			onChoose( { name: '', lat: read.lat, lng: read.lng }, search );
			setTyped( '' );
			return;
		}
		const message = refusalOf( read.type, host, search.trim() );
		if ( message !== '' ) {
			setOutcome( { places: [], message } );
			return;
		}
		setBusy( true );
		setOutcome( await ask( search.trim() ) );
		setBusy( false );
	};
	return (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				void find();
			} }
		>
			<Flex direction="column" gap={ 3 }>
				<SearchField
					host={ host }
					value={ search }
					onChange={ setTyped }
				/>
				<Button
					type="submit"
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy || search.trim().length < 2 }
					accessibleWhenDisabled
					__next40pxDefaultSize
				>
					{ __( 'Find', 'brolga' ) }
				</Button>
				<Found
					outcome={ outcome }
					onChoose={ ( place ) => {
						onChoose( place, search.trim() );
						setOutcome( NOTHING );
					} }
				/>
			</Flex>
		</form>
	);
}
