/**
 * The map in the editor, on which pins are moved. The canvas is a frame with a
 * document of its own, so everything is heard on the elements themselves.
 */
import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { atOf, pixelOf, viewOf, type At, type View } from './geometry';

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

/** The side of a tile. */
const TILE_PX = 256;

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
	readonly from: readonly [ number, number ];
	readonly by: readonly [ number, number ];
}

const drawn = (
	{ centre, zoom }: View,
	[ width, height ]: readonly [ number, number ],
	url: string
): { key: string; src: string; style: CSSProperties }[] => {
	const [ x, y ] = pixelOf( centre, zoom );
	const [ left, top ] = [ x - width / 2, y - height / 2 ];
	const count = 2 ** zoom;
	const found = [];
	for (
		let row = Math.max( 0, Math.floor( top / TILE_PX ) );
		row < Math.min( count, ( top + height ) / TILE_PX );
		row++
	) {
		for (
			let column = Math.floor( left / TILE_PX );
			column < ( left + width ) / TILE_PX;
			column++
		) {
			const wrapped = ( ( column % count ) + count ) % count;
			found.push( {
				key: `${ zoom }/${ column }/${ row }`,
				src: url
					.replace( '{s}', 'a' )
					.replace( '{r}', '' )
					.replace( '{z}', String( zoom ) )
					.replace( '{x}', String( wrapped ) )
					.replace( '{y}', String( row ) ),
				style: {
					left: column * TILE_PX - left,
					top: row * TILE_PX - top,
				},
			} );
		}
	}
	return found;
};

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
	const [ size, setSize ] = useState< readonly [ number, number ] >( [
		0, 0,
	] );
	/** Where the owner moved the map, and where the pins were then. */
	const [ kept, setKept ] = useState< { view: View; where: string } >();
	const [ drag, setDrag ] = useState< Drag >();
	const placed = pins.flatMap( ( { at } ) => ( at ? [ at ] : [] ) );
	const where = placed.join( ' ' );

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
	}, [] );

	const spot = (
		at: At,
		{ centre, zoom: near }: View
	): [ number, number ] => {
		const [ x, y ] = pixelOf( at, near );
		const [ cx, cy ] = pixelOf( centre, near );
		return [ x - cx + size[ 0 ] / 2, y - cy + size[ 1 ] / 2 ];
	};
	// It looks at all pins, again where one was put out of sight.
	const isSeen = ( at: At, seen: View ): boolean => {
		const [ x, y ] = spot( at, seen );
		return x >= 0 && y >= 0 && x <= size[ 0 ] && y <= size[ 1 ];
	};
	const stays =
		kept &&
		( kept.where === where ||
			placed.every( ( at ) => isSeen( at, kept.view ) ) );
	const fitting =
		size[ 0 ] > 0
			? viewOf( placed, size, Math.min( zoom, tiles.maxZoom ) )
			: undefined;
	const view = stays ? kept.view : fitting;
	const setView = ( next: View ): void => setKept( { view: next, where } );
	const move = ( id: string, at: At ): void => {
		if ( view ) {
			setView( view );
		}
		onMove( id, at );
	};

	const moved = (
		at: At,
		[ x, y ]: readonly [ number, number ],
		near: number
	): At => {
		const [ left, top ] = pixelOf( at, near );
		return atOf( [ left + x, top + y ], near );
	};
	const take = ( event: PointerEvent, id?: string ): void => {
		if ( event.button !== 0 ) {
			return;
		}
		event.stopPropagation();
		event.currentTarget.setPointerCapture( event.pointerId );
		setDrag( { id, from: [ event.clientX, event.clientY ], by: [ 0, 0 ] } );
	};
	const pull = ( { clientX, clientY }: PointerEvent ): void => {
		if ( drag ) {
			const [ x, y ] = drag.from;
			setDrag( { ...drag, by: [ clientX - x, clientY - y ] } );
		}
	};
	const drop = (): void => {
		if ( ! drag || ! view ) {
			return;
		}
		const [ x, y ] = drag.by;
		const at = pins.find( ( { id } ) => id === drag.id )?.at;
		setDrag( undefined );
		if ( x === 0 && y === 0 ) {
			return;
		}
		if ( drag.id === undefined ) {
			setView( {
				...view,
				centre: moved( view.centre, [ -x, -y ], view.zoom ),
			} );
		} else if ( at ) {
			move( drag.id, moved( at, drag.by, view.zoom ) );
		}
	};
	const handlers = {
		onPointerMove: pull,
		onPointerUp: drop,
		onPointerCancel: () => setDrag( undefined ),
	};
	// The editor's own arrow keys are heard further up, and yet before React's.
	useEffect( () => {
		const element = stage.current;
		const press = ( event: KeyboardEvent ): void => {
			const { dataset } = event.target as HTMLElement;
			const pin = pins.find( ( { id } ) => id === dataset.pin );
			const arrow = ARROWS[ event.key ];
			if ( ! arrow || ! pin?.at || ! view ) {
				return;
			}
			event.preventDefault();
			event.stopPropagation();
			const step = event.shiftKey ? 1 : STEP_PX;
			move(
				pin.id,
				moved(
					pin.at,
					[ arrow[ 0 ] * step, arrow[ 1 ] * step ],
					view.zoom
				)
			);
		};
		element?.addEventListener( 'keydown', press );
		return () => element?.removeEventListener( 'keydown', press );
	} );

	const dragged = ( id?: string ): CSSProperties =>
		drag && drag.id === id
			? {
					transform: `translate(${ drag.by[ 0 ] }px,${ drag.by[ 1 ] }px)`,
				}
			: {};
	const go = ( step: number ): void => {
		if ( view ) {
			const next = view.zoom + step;
			setView( {
				...view,
				zoom: Math.max( 1, Math.min( tiles.maxZoom, next ) ),
			} );
		}
	};
	const names = ( { name }: EditorPin ): string =>
		name.trim() || __( 'Pin', 'brolga' );

	return (
		<>
			<div
				ref={ stage }
				className="wp-block-brolga-map__tiles"
				onPointerDown={ ( event ) => take( event ) }
				{ ...handlers }
			>
				<div style={ dragged() }>
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
						pins.map( ( pin ) => {
							if ( ! pin.at ) {
								return null;
							}
							const [ left, top ] = spot( pin.at, view );
							return (
								<button
									key={ pin.id }
									type="button"
									className="wp-block-brolga-map__marker"
									data-pin={ pin.id }
									aria-label={ sprintf(
										/* translators: %s: a place. */
										__(
											'Move “%s” with the arrow keys',
											'brolga'
										),
										names( pin )
									) }
									title={ names( pin ) }
									style={ {
										left,
										top,
										...dragged( pin.id ),
									} }
									onPointerDown={ ( event ) =>
										take( event, pin.id )
									}
									{ ...handlers }
								>
									{ marker }
								</button>
							);
						} ) }
				</div>
			</div>
			<div className="wp-block-brolga-map__tools">
				<Button
					variant="secondary"
					size="compact"
					label={ __( 'Zoom in', 'brolga' ) }
					onClick={ () => go( 1 ) }
				>
					+
				</Button>
				<Button
					variant="secondary"
					size="compact"
					label={ __( 'Zoom out', 'brolga' ) }
					onClick={ () => go( -1 ) }
				>
					−
				</Button>
				{ view &&
					pins
						.filter( ( { at } ) => ! at )
						.map( ( pin ) => (
							<Button
								key={ pin.id }
								variant="primary"
								size="compact"
								onClick={ () =>
									move(
										pin.id,
										moved(
											view.centre,
											[ 0, 0 ],
											view.zoom
										)
									)
								}
							>
								{ sprintf(
									/* translators: %s: a place. */
									__( 'Put “%s” on the map', 'brolga' ),
									names( pin )
								) }
							</Button>
						) ) }
			</div>
			<p
				className="wp-block-brolga-map__credit"
				dangerouslySetInnerHTML={ { __html: tiles.attribution } }
			/>
		</>
	);
}
