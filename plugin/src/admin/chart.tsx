/**
 * Numbers over time: bars, one in front of the other, or lines. They stand in a
 * table too, for those who do not see them.
 */
import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { inUserLanguage } from './in-user-language';

const WIDTH = 600;
const HEIGHT = 120;

/** How a series is drawn; plain is what others are compared with. */
export type Tone = 'plain' | 'pale' | 'green' | 'violet' | 'amber' | 'red';

/** One number a step; null: there is none. */
export interface Series {
	readonly name: string;
	readonly tone: Tone;
	readonly numbers: readonly ( number | null )[];
}

/**
 * The highest value of an axis for some numbers: theirs, rounded up to 1, 2, 4,
 * 6, 8, 10, 20 … so that half of it is a number people say.
 *
 * @param numbers What is drawn.
 * @param least   It is not below this.
 */
export function top( numbers: readonly number[], least = 4 ): number {
	const highest = Math.max( least, ...numbers );
	const power = 10 ** Math.floor( Math.log10( highest ) );
	return (
		( [ 1, 2, 4, 6, 8, 10 ].find( ( step ) => step * power >= highest ) ??
			10 ) * power
	);
}

/**
 * A line's path; where a number is missing it breaks off.
 *
 * @param numbers What is drawn.
 * @param highest The axis's end.
 */
function path( numbers: readonly ( number | null )[], highest: number ) {
	const step = WIDTH / numbers.length;
	let pen = 'M';
	return numbers
		.map( ( number, index ) => {
			if ( number === null ) {
				pen = 'M';
				return '';
			}
			const point = `${ pen }${ ( index + 0.5 ) * step } ${
				HEIGHT - ( number / highest ) * HEIGHT
			}`;
			pen = 'L';
			return point;
		} )
		.join( '' );
}

/**
 * Where a number has no neighbour to draw a line to, as on a test's first day: a
 * path of points, which round ends of strokes make dots.
 *
 * @param numbers What is drawn.
 * @param highest The axis's end.
 */
function dots( numbers: readonly ( number | null )[], highest: number ) {
	const isThere = ( index: number ) => ( numbers[ index ] ?? null ) !== null;
	return path(
		numbers.map( ( number, index ) =>
			isThere( index - 1 ) || isThere( index + 1 ) ? null : number
		),
		highest
	).replaceAll( /M[^M]+/g, '$&h0' );
}

const Bars = ( {
	tone,
	numbers,
	highest,
}: Series & { readonly highest: number } ) => {
	const step = WIDTH / numbers.length;
	const gap = Math.min( 6, step / 4 );
	return (
		<>
			{ numbers.map( ( number, index ) => {
				const height = ( ( number ?? 0 ) / highest ) * HEIGHT;
				return (
					<rect
						key={ index }
						className={ `is-${ tone }` }
						x={ index * step + gap / 2 }
						y={ HEIGHT - height }
						width={ step - gap }
						height={ height }
						rx={ Math.min( 2, height ) }
					/>
				);
			} ) }
		</>
	);
};

/** What the colours mean. */
export const Legend = ( {
	series,
}: {
	readonly series: readonly Pick< Series, 'name' | 'tone' >[];
} ) => (
	<p className="brolga-legend">
		{ series.map( ( { name, tone } ) => (
			<span key={ name }>
				<i className={ `is-${ tone }` } />
				{ name }
			</span>
		) ) }
	</p>
);

interface Props {
	/** What is shown, for those who do not see it. */
	readonly caption: string;
	/** What each step is called. */
	readonly steps: readonly string[];
	readonly series: readonly Series[];
	readonly kind?: 'bars' | 'lines';
	/** How a number is written. */
	readonly format?: ( number: number ) => string;
	/** The axis does not end below this. */
	readonly least?: number;
}

type Write = ( number: number | null | undefined ) => string;

interface DrawnProps extends Pick< Props, 'steps' | 'series' > {
	readonly write: Write;
}

/** What a step says when it is pointed at. */
const Steps = ( { steps, series, write }: DrawnProps ) => {
	const width = WIDTH / steps.length;
	return (
		<>
			{ steps.map( ( step, index ) => (
				<rect
					key={ index }
					className="is-touched"
					x={ index * width }
					y={ 0 }
					width={ width }
					height={ HEIGHT }
				>
					<title>
						{ [
							step,
							...series.map(
								( { name, numbers } ) =>
									`${ name }: ${ write( numbers[ index ] ) }`
							),
						].join( '\n' ) }
					</title>
				</rect>
			) ) }
		</>
	);
};

interface LinesProps {
	readonly series: readonly Series[];
	readonly highest: number;
}

const Lines = ( { series, highest }: LinesProps ) => (
	<>
		{ series.map( ( { name, tone, numbers } ) => (
			<Fragment key={ name }>
				<path
					className={ `is-line is-${ tone }` }
					d={ path( numbers, highest ) }
				/>
				<path
					className={ `is-line is-dots is-${ tone }` }
					d={ dots( numbers, highest ) }
				/>
			</Fragment>
		) ) }
	</>
);

/** The same numbers for those who do not see them. */
const Figures = ( {
	caption,
	steps,
	series,
	write,
}: DrawnProps & Pick< Props, 'caption' > ) => (
	<table>
		<caption>{ caption }</caption>
		<thead>
			<tr>
				<th scope="col">{ __( 'When', 'brolga' ) }</th>
				{ series.map( ( { name } ) => (
					<th key={ name } scope="col">
						{ name }
					</th>
				) ) }
			</tr>
		</thead>
		<tbody>
			{ steps.map( ( step, index ) => (
				<tr key={ index }>
					<th scope="row">{ step }</th>
					{ series.map( ( { name, numbers } ) => (
						<td key={ name }>{ write( numbers[ index ] ) }</td>
					) ) }
				</tr>
			) ) }
		</tbody>
	</table>
);

export function Chart( {
	caption,
	steps,
	series,
	kind = 'bars',
	format = inUserLanguage,
	least = 4,
}: Props ) {
	const highest = top(
		series.flatMap( ( { numbers } ) =>
			numbers.filter( ( number ) => number !== null )
		),
		least
	);
	const write: Write = ( number ) =>
		number === null || number === undefined ? '–' : format( number );
	const drawn = { steps, series, write };
	return (
		<figure className="brolga-chart">
			<div className="brolga-chart__plot" aria-hidden="true">
				<span className="brolga-chart__axis">
					{ format( highest ) }
				</span>
				<span className="brolga-chart__axis">
					{ format( highest / 2 ) !== format( highest ) &&
						format( highest / 2 ) }
				</span>
				<svg
					viewBox={ `0 0 ${ WIDTH } ${ HEIGHT }` }
					preserveAspectRatio="none"
					// A dot at the end of the axis is round, and not cut in half.
					overflow="visible"
				>
					{ kind === 'lines' && (
						<Lines series={ series } highest={ highest } />
					) }
					{ kind === 'bars' &&
						series.map( ( one ) => (
							<Bars
								key={ one.name }
								{ ...one }
								highest={ highest }
							/>
						) ) }
					<Steps { ...drawn } />
				</svg>
				<span>{ steps[ 0 ] }</span>
				<span>{ steps.length > 1 && steps[ steps.length - 1 ] }</span>
			</div>
			{ /* A table keeps its height whatever CSS says, and would scroll the page: its box is clipped. */ }
			<div className="screen-reader-text">
				<Figures caption={ caption } { ...drawn } />
			</div>
		</figure>
	);
}
