/**
 * A form's bars: who began, pale, and who sent, in front of it. The numbers
 * stand in a table too, for those who do not see bars.
 */
import { dateI18n, getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import type { FormLine, Period } from '../../rest/forms';
import { top } from './model';

const WIDTH = 600;
const HEIGHT = 120;

/**
 * What a step is called.
 *
 * @param day    Its first day.
 * @param period How long the steps are.
 */
export const stepName = ( day: string, period: Period ): string => {
	const name = dateI18n(
		period === '12m' ? 'F Y' : getSettings().formats.date,
		`${ day }T00:00:00`,
		undefined
	);
	return period === '90d'
		? /* translators: %s: a date. */
			sprintf( __( 'Week from %s', 'brolga' ), name )
		: name;
};

interface Props {
	readonly form: FormLine;
	readonly name: string;
	readonly steps: readonly string[];
	readonly period: Period;
}

export function Chart( { form, name, steps, period }: Props ) {
	const highest = top( [ ...form.sent, ...form.begun ] );
	const step = WIDTH / steps.length;
	const gap = Math.min( 6, step / 4 );
	const bars = ( numbers: readonly number[], kind: string ) =>
		numbers.map( ( number, index ) => {
			const height = ( number / highest ) * HEIGHT;
			return (
				<rect
					key={ `${ kind }${ index }` }
					className={ `is-${ kind }` }
					x={ index * step + gap / 2 }
					y={ HEIGHT - height }
					width={ step - gap }
					height={ height }
					rx={ Math.min( 2, height ) }
				/>
			);
		} );
	const first = steps[ 0 ] ?? '';
	const last = steps[ steps.length - 1 ] ?? '';
	return (
		<figure className="brolga-forms__chart">
			<div className="brolga-forms__plot" aria-hidden="true">
				<span className="brolga-forms__axis">{ highest }</span>
				<span className="brolga-forms__axis">{ highest / 2 }</span>
				<svg
					viewBox={ `0 0 ${ WIDTH } ${ HEIGHT }` }
					preserveAspectRatio="none"
				>
					{ bars( form.begun, 'begun' ) }
					{ bars( form.sent, 'sent' ) }
					{ steps.map( ( day, index ) => (
						<rect
							key={ day }
							className="is-touched"
							x={ index * step }
							y={ 0 }
							width={ step }
							height={ HEIGHT }
						>
							<title>
								{ sprintf(
									/* translators: 1: a day, week or month, 2: how many began to fill a form in, 3: how many sent it. */
									__(
										'%1$s: %2$d started, %3$d sent',
										'brolga'
									),
									stepName( day, period ),
									form.begun[ index ] ?? 0,
									form.sent[ index ] ?? 0
								) }
							</title>
						</rect>
					) ) }
				</svg>
				<span>{ stepName( first, period ) }</span>
				<span>{ stepName( last, period ) }</span>
			</div>
			{ /* A table keeps its height whatever CSS says, and would scroll the page: what is around it is clipped. */ }
			<div className="screen-reader-text">
				<table>
					<caption>{ name }</caption>
					<thead>
						<tr>
							<th scope="col">{ __( 'When', 'brolga' ) }</th>
							<th scope="col">{ __( 'Started', 'brolga' ) }</th>
							<th scope="col">{ __( 'Sent', 'brolga' ) }</th>
						</tr>
					</thead>
					<tbody>
						{ steps.map( ( day, index ) => (
							<tr key={ day }>
								<th scope="row">{ stepName( day, period ) }</th>
								<td>{ form.begun[ index ] }</td>
								<td>{ form.sent[ index ] }</td>
							</tr>
						) ) }
					</tbody>
				</table>
			</div>
		</figure>
	);
}
