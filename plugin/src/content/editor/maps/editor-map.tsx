/**
 * The map in the editor, on which pins are moved. The canvas is a frame with a
 * document of its own, so everything is heard on the elements themselves.
 */
import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties, PointerEvent, ReactNode, RefObject } from 'react';
import {
	drawn,
	isSeen,
	movedBy,
	spotOf,
	zoomedBy,
	type Size,
} from './editor-view';
import { viewOf, type At, type View } from '../../view/maps/geometry';

/** Where tiles come from, as Content\Map\PlaceSearch says it. */
export interface EditorTiles {
	/** With {z}, {x} and {y}. */
	readonly url: string;
	/** Whom the browser asks; empty: this site. */
	readonly host: string;
	readonly maxZoom: number;
	/** Words and links, safe to print. */
	readonly attribution: string;
}

/** A pin, with the place it has. */
export interface EditorPin {
	readonly id: string;
	readonly name: string;
	readonly at: At | undefined;
}

interface Props {
	readonly tiles: EditorTiles;
	readonly pins: readonly EditorPin[];
	/** As near as one pin is shown. */
	readonly zoom: number;
	readonly marker: ReactNode;
	readonly onMove: ( id: string, at: At ) => void;
}

/** How far an arrow key goes; with Shift, one pixel. */
const STEP_PX = 10;

const ARROWS: Readonly< Record< string, readonly [ number, number ] > > = {
	ArrowLeft: [ -1, 0 ],
	ArrowRight: [ 1, 0 ],
	ArrowUp: [ 0, -1 ],
	ArrowDown: [ 0, 1 ],
};

/** What is being dragged, the map where it is no pin, and how far. */
interface Drag {
	readonly id: string | undefined;
	readonly from: Size;
	readonly by: Size;
}

type Stage = RefObject< HTMLDivElement >;

const nameOf = ( { name }: EditorPin ): string =>
	name.trim() || __( 'Pin', 'brolga' );

/** The size of the stage, which follows the column it is in. */
function useSize( stage: Stage ): Size {
	const [ size, setSize ] = useState< Size >( [ 0, 0 ] );
	useEffect( () => {
		const element = stage.current;
		if ( ! element ) {
			return undefined;
		}
		const measure = (): void =>
			setSize( [ element.clientWidth, element.clientHeight ] );
		measure();
		const observer = new ResizeObserver( measure );
		observer.observe( element );
		return () => observer.disconnect();
	}, [ stage ] );
	return size;
}

/**
 * What the map shows: where the owner moved it, else all pins. It looks at all
 * pins again where one was put out of sight.
 */
function useView(
	places: readonly At[],
	size: Size,
	zoom: number
): [ View | undefined, ( view: View ) => void ] {
	/** Where the owner moved the map, and where the pins were then. */
	const [ kept, setKept ] = useState< { view: View; where: string } >();
	const where = places.join( ' ' );
	const stays =
		kept &&
		( kept.where === where ||
			places.every( ( at ) => isSeen( at, kept.view, size ) ) );
	const fitting = size[ 0 ] > 0 ? viewOf( places, size, zoom ) : undefined;
	return [
		stays ? kept.view : fitting,
		( view ) => setKept( { view, where } ),
	];
}

/** Follows mouse and finger, and tells what was dropped how far from where. */
function useDrag( onDrop: ( by: Size, id?: string ) => void ) {
	const [ drag, setDrag ] = useState< Drag >();
	return {
		take: ( event: PointerEvent, id?: string ): void => {
			if ( event.button !== 0 ) {
				return;
			}
			event.stopPropagation();
			event.currentTarget.setPointerCapture( event.pointerId );
			setDrag( {
				id,
				from: [ event.clientX, event.clientY ],
				by: [ 0, 0 ],
			} );
		},
		handlers: {
			onPointerMove: ( { clientX, clientY }: PointerEvent ): void => {
				if ( drag ) {
					const [ x, y ] = drag.from;
					setDrag( { ...drag, by: [ clientX - x, clientY - y ] } );
				}
			},
			onPointerUp: (): void => {
				setDrag( undefined );
				if ( drag?.by.some( ( pixels ) => pixels !== 0 ) ) {
					onDrop( drag.by, drag.id );
				}
			},
			onPointerCancel: (): void => setDrag( undefined ),
		},
		styleOf: ( id?: string ): CSSProperties =>
			drag && drag.id === id
				? { transform: `translate(${ drag.by.join( 'px,' ) }px)` }
				: {},
	};
}

/** Moves the pin that has the focus. The editor's own arrow keys are heard further up, and yet before React's. */
function useArrows(
	stage: Stage,
	onStep: ( by: Size, id: string | undefined ) => boolean
): void {
	useEffect( () => {
		const element = stage.current;
		const press = ( event: KeyboardEvent ): void => {
			const [ x, y ] = ARROWS[ event.key ] ?? [ 0, 0 ];
			const step = event.shiftKey ? 1 : STEP_PX;
			const { dataset } = event.target as HTMLElement;
			if ( ( x || y ) && onStep( [ x * step, y * step ], dataset.pin ) ) {
				event.preventDefault();
				event.stopPropagation();
			}
		};
		element?.addEventListener( 'keydown', press );
		return () => element?.removeEventListener( 'keydown', press );
	} );
}

interface PinProps {
	readonly pin: EditorPin;
	readonly spot: Size;
	readonly marker: ReactNode;
	readonly drag: ReturnType< typeof useDrag >;
}

const Pin = ( { pin, spot: [ left, top ], marker, drag }: PinProps ) => (
	<button
		type="button"
		className="wp-block-brolga-map__marker"
		data-pin={ pin.id }
		aria-label={ sprintf(
			/* translators: %s: a place. */
			__( 'Move “%s” with the arrow keys', 'brolga' ),
			nameOf( pin )
		) }
		title={ nameOf( pin ) }
		style={ { left, top, ...drag.styleOf( pin.id ) } }
		onPointerDown={ ( event ) => drag.take( event, pin.id ) }
		{ ...drag.handlers }
	>
		{ marker }
	</button>
);

interface ToolsProps {
	readonly onZoom: ( step: number ) => void;
	/** Pins that are nowhere. */
	readonly lost: readonly EditorPin[];
	readonly onPut: ( pin: EditorPin ) => void;
}

const Tools = ( { onZoom, lost, onPut }: ToolsProps ) => (
	<div className="wp-block-brolga-map__tools">
		<Button
			variant="secondary"
			size="compact"
			label={ __( 'Zoom in', 'brolga' ) }
			onClick={ () => onZoom( 1 ) }
		>
			+
		</Button>
		<Button
			variant="secondary"
			size="compact"
			label={ __( 'Zoom out', 'brolga' ) }
			onClick={ () => onZoom( -1 ) }
		>
			−
		</Button>
		{ lost.map( ( pin ) => (
			<Button
				key={ pin.id }
				variant="primary"
				size="compact"
				onClick={ () => onPut( pin ) }
			>
				{ sprintf(
					/* translators: %s: a place. */
					__( 'Put “%s” on the map', 'brolga' ),
					nameOf( pin )
				) }
			</Button>
		) ) }
	</div>
);

/**
 * The map. Pins follow mouse, finger and arrow keys.
 *
 * @see MAP-18
 * @param props        See Props.
 * @param props.tiles
 * @param props.pins
 * @param props.zoom
 * @param props.marker
 * @param props.onMove
 */
export function EditorMap( { tiles, pins, zoom, marker, onMove }: Props ) {
	const stage = useRef< HTMLDivElement >( null );
	const size = useSize( stage );
	const [ view, setView ] = useView(
		pins.flatMap( ( { at } ) => ( at ? [ at ] : [] ) ),
		size,
		Math.min( zoom, tiles.maxZoom )
	);
	/** Moves a pin, under which the map stays where it is. */
	const move = ( by: Size, id: string | undefined, from?: At ): boolean => {
		const at = from ?? pins.find( ( pin ) => pin.id === id )?.at;
		if ( ! view || ! at || id === undefined ) {
			return false;
		}
		setView( view );
		onMove( id, movedBy( at, by, view.zoom ) );
		return true;
	};
	const drag = useDrag( ( by, id ) => {
		if ( id !== undefined ) {
			move( by, id );
		} else if ( view ) {
			const [ x, y ] = by;
			const centre = movedBy( view.centre, [ -x, -y ], view.zoom );
			setView( { ...view, centre } );
		}
	} );
	useArrows( stage, move );

	return (
		<>
			<div
				ref={ stage }
				className="wp-block-brolga-map__tiles"
				onPointerDown={ ( event ) => drag.take( event ) }
				{ ...drag.handlers }
			>
				<div style={ drag.styleOf() }>
					{ view &&
						drawn( view, size, tiles.url ).map(
							( { key, ...tile } ) => (
								<img
									key={ key }
									alt=""
									draggable={ false }
									{ ...tile }
								/>
							)
						) }
					{ view &&
						pins.map(
							( pin ) =>
								pin.at && (
									<Pin
										key={ pin.id }
										pin={ pin }
										spot={ spotOf( pin.at, view, size ) }
										marker={ marker }
										drag={ drag }
									/>
								)
						) }
				</div>
			</div>
			<Tools
				onZoom={ ( step ) =>
					view && setView( zoomedBy( view, step, tiles.maxZoom ) )
				}
				lost={ view ? pins.filter( ( { at } ) => ! at ) : [] }
				onPut={ ( { id } ) => move( [ 0, 0 ], id, view?.centre ) }
			/>
			<p
				className="wp-block-brolga-map__credit"
				dangerouslySetInnerHTML={ { __html: tiles.attribution } }
			/>
		</>
	);
}
