/**
 * A map in the canvas: a drawing with its pins where they lie to each other,
 * and on a press the map itself, on which they are moved; the list in which
 * they are edited.
 *
 * @see MAP-18
 */
import {
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { MAP } from '@brolga/contracts';
import {
	BlockAppender,
	BlockPanels,
	type Child,
	lazySettings,
	NoAppender,
	type Template,
} from '@brolga/editor';
import type { MapAttributes } from '../../src/contracts/attributes';
import type {
	EditorMap,
	EditorPin,
	EditorTiles,
} from '../../src/content/editor/maps/editor-map';
import {
	cornersOf,
	pixelOf,
	type At,
} from '../../src/content/view/maps/geometry';
import { useBusiness } from '../../src/business/editor/business/use-business';
import {
	isBusiness,
	placeGiven,
	shownOf,
	type Given,
} from '../../src/content/view/maps/shown';
import { Unseen } from '../../src/content/editor/maps/unseen';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "map" */ './panels' )
);

/** A pin without a place: nobody is sent to one that no owner chose. */
const TEMPLATE: Template[] = [ [ 'brolga/map-pin' ] ];

const [ EYE_X, EYE_Y, EYE_RADIUS ] = MAP.markerEyePx;

/** Where pins stand in the drawing, in per cent from its corner. */
const spotsOf = ( pins: readonly At[] ): CSSProperties[] => {
	if ( pins.length === 0 ) {
		return [];
	}
	const [ [ south, west ], [ north, east ] ] = cornersOf( pins );
	const [ left, top ] = pixelOf( [ north, west ], 0 );
	const [ right, bottom ] = pixelOf( [ south, east ], 0 );
	const part = ( value: number, from: number, to: number ): string =>
		`${ to > from ? 15 + ( 70 * ( value - from ) ) / ( to - from ) : 50 }%`;
	return pins.map( ( pin ) => {
		const [ x, y ] = pixelOf( pin, 0 );
		return { left: part( x, left, right ), top: part( y, top, bottom ) };
	} );
};

const Marker = () => (
	<svg
		width={ MAP.markerWidthPx }
		height={ MAP.markerHeightPx }
		viewBox={ `0 0 ${ MAP.markerWidthPx } ${ MAP.markerHeightPx }` }
		aria-hidden="true"
		focusable="false"
	>
		<path d={ MAP.markerPath } />
		<circle cx={ EYE_X } cy={ EYE_Y } r={ EYE_RADIUS } />
	</svg>
);

/** Whether the map may be loaded: one press is for all maps until the editor is closed. */
let isAllowed = false;

interface PostEditorSelectors {
	readonly getEditorSettings: () => {
		readonly brolgaMapTiles?: EditorTiles;
	};
}

interface EditorSelectors {
	readonly getBlocks: ( clientId: string ) => readonly Child[];
}

const pinOf = ( { clientId: id, attributes }: Child ): EditorPin => ( {
	id,
	name: String( attributes.title ?? '' ).replace( /<[^>]*>/g, '' ),
	at: placeGiven( attributes ),
} );

/** The pins of a map as its list has them. */
const usePins = ( clientId: string ): readonly Child[] =>
	useSelect(
		( select ) =>
			(
				select( blockEditorStore ) as unknown as EditorSelectors
			 ).getBlocks( clientId ),
		[ clientId ]
	);

/** Where the map may be loaded from; undefined: nowhere. */
const useTiles = (): EditorTiles | undefined => {
	const tiles = useSelect(
		( select ) =>
			(
				select( 'core/editor' ) as unknown as
					PostEditorSelectors | undefined
			 )?.getEditorSettings().brolgaMapTiles,
		[]
	);
	return tiles && tiles.url !== '' ? tiles : undefined;
};

/** The map's own script, fetched once it is to be shown; undefined until then. */
const useMap = (
	isWanted: boolean,
	onFail: ( isShown: false ) => void
): typeof EditorMap | undefined => {
	const [ Map, setMap ] = useState< typeof EditorMap >();
	useEffect( () => {
		if ( isWanted ) {
			import(
				/* webpackChunkName: "editor-map" */ '../../src/content/editor/maps/editor-map'
			).then(
				( module ) => setMap( () => module.EditorMap ),
				() => onFail( false )
			);
		}
	}, [ isWanted, onFail ] );
	return Map;
};

/** Asks before another host hears of the owner. */
const Question = ( {
	host,
	onYes,
}: {
	readonly host: string;
	readonly onYes: () => void;
} ) => (
	<div className="wp-block-brolga-map__ask">
		<Button variant="primary" onClick={ onYes }>
			{ __( 'Show the map', 'brolga' ) }
		</Button>
		<p>
			{ sprintf(
				/* translators: %s: a host, as tile.openstreetmap.org. */
				__(
					'Show the map to move its pins. It is loaded from %s, which will see your IP address.',
					'brolga'
				),
				host
			) }
		</p>
	</div>
);

/** The pins as they lie to each other, without a map. */
const Sketch = ( { pins }: { readonly pins: readonly EditorPin[] } ) =>
	spotsOf( pins.flatMap( ( { at } ) => ( at ? [ at ] : [] ) ) ).map(
		( style, index ) => (
			<span
				key={ index }
				className="wp-block-brolga-map__marker"
				style={ style }
			>
				<Marker />
			</span>
		)
	);

interface FrameProps {
	readonly pins: readonly EditorPin[];
	readonly zoom: number;
	/** Whether visitors get a map. */
	readonly isMapShown: boolean;
}

const Frame = ( { pins, zoom, isMapShown }: FrameProps ) => {
	const tiles = useTiles();
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const [ isPressed, setPressed ] = useState( isAllowed );
	const allow = (): void => {
		isAllowed = true;
		setPressed( true );
	};
	const isShown = tiles !== undefined && ( isPressed || tiles.host === '' );
	const Map = useMap( isShown, setPressed );
	if ( tiles && isShown && Map ) {
		return (
			<div className="wp-block-brolga-map__frame">
				<Map
					tiles={ tiles }
					pins={ pins }
					zoom={ zoom }
					marker={ <Marker /> }
					onMove={ ( pin, [ lat, lng ] ) =>
						void updateBlockAttributes( pin, { lat, lng } )
					}
				/>
			</div>
		);
	}
	const question = tiles && ! isShown && (
		<Question host={ tiles.host } onYes={ allow } />
	);
	return isMapShown ? (
		<div className="wp-block-brolga-map__frame">
			<Sketch pins={ pins } />
			{ question }
		</div>
	) : (
		question || null
	);
};

/** The map, its pins on it, and what visitors miss of them. */
const Stage = ( {
	clientId,
	attributes,
}: Pick< BlockEditProps< MapAttributes >, 'clientId' | 'attributes' > ) => {
	const children = usePins( clientId );
	const given: readonly Given[] = children.map(
		( child ) => child.attributes
	);
	const isAsked = given.some( isBusiness );
	const business = useBusiness( isAsked );
	const shown = shownOf( attributes, given, business?.address ?? '' );
	return (
		<div>
			{ ( ! isAsked || business ) && (
				<Unseen
					isMapShown={ shown.map }
					pins={
						new Map(
							children.map( ( child, index ) => [
								child.clientId,
								shown.pins[ index ] === true,
							] )
						)
					}
					business={ business }
				/>
			) }
			<Frame
				pins={ children.map( pinOf ) }
				zoom={ attributes.zoom }
				isMapShown={ shown.map }
			/>
		</div>
	);
};

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< MapAttributes > ) => {
	const blockProps = useBlockProps( {
		className: `is-${ attributes.layout }`,
		style: {
			'--brolga-map-height': `${ attributes.height }px`,
		} as CSSProperties,
	} );
	const list = useInnerBlocksProps(
		{ className: 'wp-block-brolga-map__list' },
		{ template: TEMPLATE, renderAppender: NoAppender }
	);
	const settings = { attributes, setAttributes };

	return (
		<div { ...blockProps }>
			<BlockAppender
				clientId={ clientId }
				name="brolga/map-pin"
				label={ __( 'Add pin', 'brolga' ) }
			/>
			<BlockPanels>
				<Settings { ...settings } />
			</BlockPanels>
			<Stage clientId={ clientId } attributes={ attributes } />
			<ul { ...list } />
		</div>
	);
};
