/**
 * Two fields for the degrees of a place. What is typed stands as it was typed;
 * what is no coordinate is said and changes nothing.
 *
 * @see MAP-440
 */
import { Flex, Notice, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { readDegrees, type Degrees } from '../../view/maps/read-place';

interface Place {
	readonly lat: number;
	readonly lng: number;
}

interface Props extends Place {
	readonly labels: Readonly< Record< keyof Place, string > >;
	/** Gets one of them, or both where both were pasted. */
	readonly onChange: ( place: Partial< Place > ) => void;
}

const HELP: Readonly< Record< keyof Place, string > > = {
	lat: __(
		'In degrees. Negative for south. You can paste both numbers at once: -27.4698, 153.0251',
		'brolga'
	),
	lng: __( 'In degrees. Negative for west.', 'brolga' ),
};

const RANGE: Readonly< Record< keyof Place, string > > = {
	lat: __(
		'No place has this latitude. Enter a number from −90 to 90.',
		'brolga'
	),
	lng: __(
		'No place has this longitude. Enter a number from −180 to 180.',
		'brolga'
	),
};

/** What was typed last, and what came of it. */
interface Typed {
	readonly name: keyof Place;
	readonly text: string;
	readonly read: Degrees;
}

/** What is wrong with what was typed; empty: nothing, or not yet. */
const flawOf = ( { name, text, read }: Typed ): string => {
	if ( read.type === 'range' ) {
		return RANGE[ name ];
	}
	return read.type === 'words' && ! /^\s*[+\-−]?\s*$/.test( text )
		? __(
				'This is not a coordinate. Enter degrees such as 52.0894, or paste both numbers.',
				'brolga'
			)
		: '';
};

/** Whether what was typed still says what is kept. */
const stands = ( { name, read }: Typed, place: Place ): boolean =>
	read.type !== 'degrees' || read.degrees === place[ name ];

/**
 * @param props See Props.
 */
export function Coordinates( { labels, onChange, ...place }: Props ) {
	const [ typed, setTyped ] = useState< Typed >();
	const take = ( name: keyof Place, text: string ): void => {
		const read = readDegrees( text, name === 'lat' ? 90 : 180 );
		if ( read.type === 'place' ) {
			setTyped( undefined );
			onChange( { lat: read.lat, lng: read.lng } );
			return;
		}
		setTyped( { name, text, read } );
		if ( read.type === 'degrees' ) {
			onChange( { [ name ]: read.degrees } );
		}
	};
	return (
		<Flex direction="column" gap={ 4 }>
			{ ( [ 'lat', 'lng' ] as const ).map( ( name ) => {
				const own =
					typed?.name === name && stands( typed, place )
						? typed
						: undefined;
				const flaw = own ? flawOf( own ) : '';
				return (
					<div key={ name }>
						<TextControl
							label={ labels[ name ] }
							help={ HELP[ name ] }
							inputMode="text"
							value={ own?.text ?? String( place[ name ] ) }
							onChange={ ( text ) => take( name, text ) }
							aria-invalid={ flaw !== '' }
							__next40pxDefaultSize
						/>
						{ flaw !== '' && (
							<Notice status="error" isDismissible={ false }>
								{ flaw }
							</Notice>
						) }
					</div>
				);
			} ) }
		</Flex>
	);
}
