/**
 * Finds a place by its address, where the owner has set up a service that can.
 * It is asked when the button is pressed and never while somebody types.
 *
 * @see MAP-15
 */
import { Button, Flex, TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { messageOf } from '../rest/message';
import { findPlaces, type FoundPlace } from '../rest/places';

interface Props {
	/** Gets the place that was chosen. */
	readonly onChoose: ( place: FoundPlace ) => void;
}

interface EditorSelectors {
	readonly getEditorSettings: () => {
		/** Content\Map\PlaceSearch says it. */
		readonly brolgaPlaceSearch?: boolean;
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
					? __( 'No place was found for this address.', 'brolga' )
					: '',
		};
	} catch ( error ) {
		return { places: [], message: messageOf( error ) };
	}
};

/**
 * A field for an address, and the places it may mean.
 *
 * @param props          See Props.
 * @param props.onChoose
 */
export function PlaceSearch( { onChoose }: Props ) {
	const isOffered = useSelect(
		( select ) =>
			(
				select( 'core/editor' ) as unknown as
					EditorSelectors | undefined
			 )?.getEditorSettings().brolgaPlaceSearch === true,
		[]
	);
	const [ search, setSearch ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const [ { places, message }, setOutcome ] = useState( NOTHING );

	const find = async (): Promise< void > => {
		setBusy( true );
		setOutcome( NOTHING );
		setOutcome( await ask( search.trim() ) );
		setBusy( false );
	};
	return isOffered ? (
		<form
			onSubmit={ ( event ) => {
				event.preventDefault();
				void find();
			} }
		>
			<Flex direction="column" gap={ 3 }>
				<TextControl
					label={ __( 'Find an address', 'brolga' ) }
					value={ search }
					maxLength={ 200 }
					onChange={ setSearch }
					__next40pxDefaultSize
				/>
				<Button
					type="submit"
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy || search.trim().length < 2 }
					accessibleWhenDisabled
					__next40pxDefaultSize
				>
					{ __( 'Search', 'brolga' ) }
				</Button>
				<div role="status">
					{ message !== '' && <p>{ message }</p> }
					{ places.map( ( place ) => (
						<Button
							key={ `${ place.lat },${ place.lng } ${ place.name }` }
							variant="link"
							onClick={ () => {
								onChoose( place );
								setOutcome( NOTHING );
							} }
						>
							{ place.name }
						</Button>
					) ) }
				</div>
			</Flex>
		</form>
	) : null;
}
