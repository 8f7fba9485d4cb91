/**
 * The countdown as the visitor will see it, standing still at a week, and
 * below it what takes its place.
 */
import {
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __, _x, sprintf } from '@wordpress/i18n';
import {
	BlockPanels,
	bound,
	lazySettings,
	type Template,
	TextInPlace,
} from '@brolga/editor';
import type { CountdownAttributes } from '../../src/contracts/attributes';
import { wordOf } from './model';
import type { SettingsProps } from './panels';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "countdown" */ './panels' )
);

const ROOT = 'wp-block-brolga-countdown';

const TEMPLATE: Template[] = [ [ 'core/paragraph', {} ] ];

/** The units as they stand still at a week, with what they are called. */
const UNITS = [
	{
		unit: 'days',
		value: '007',
		label: __( 'Days', 'brolga' ),
		short: _x( 'Day', 'short label of a countdown', 'brolga' ),
	},
	{
		unit: 'hours',
		value: '00',
		label: __( 'Hours', 'brolga' ),
		short: _x( 'Hrs', 'short label of a countdown', 'brolga' ),
	},
	{
		unit: 'minutes',
		value: '00',
		label: __( 'Minutes', 'brolga' ),
		short: _x( 'Min', 'short label of a countdown', 'brolga' ),
	},
	{
		unit: 'seconds',
		value: '00',
		label: __( 'Seconds', 'brolga' ),
		short: _x( 'Sec', 'short label of a countdown', 'brolga' ),
	},
];

/** Inner blocks, there only where they are shown at the end. */
function Afterwards() {
	return (
		<div
			{ ...useInnerBlocksProps(
				{ className: `${ ROOT }__then` },
				{ template: TEMPLATE }
			) }
		/>
	);
}

const Title = ( props: SettingsProps ) => (
	<RichText
		tagName="p"
		className={ `${ ROOT }__title` }
		aria-label={ __( 'Title', 'brolga' ) }
		placeholder={
			props.attributes.end
				? __( 'Counting down to…', 'brolga' )
				: __(
						'Counting down to… Set the end date in the sidebar.',
						'brolga'
					)
		}
		allowedFormats={ [ 'core/bold', 'core/italic' ] }
		{ ...bound( props ).value( 'title' ) }
	/>
);

/** The units, their labels typed below them. */
const Timer = ( {
	attributes: { labels, shortLabels },
	setAttributes,
}: SettingsProps ) => (
	<div className={ `${ ROOT }__timer` }>
		{ UNITS.map( ( { unit, value, label, short } ) => (
			<span key={ unit } className={ `${ ROOT }__unit` }>
				<span className={ `${ ROOT }__value` }>{ value }</span>
				<TextInPlace
					tagName="span"
					className={ `${ ROOT }__label is-full` }
					label={ sprintf(
						/* translators: %s: a unit of time, as in Days. */
						__( 'Label for: %s', 'brolga' ),
						label
					) }
					placeholder={ label }
					value={ wordOf( labels, unit ) }
					onChange={ ( word ) =>
						setAttributes( {
							labels: { ...labels, [ unit ]: word },
						} )
					}
				/>
				<span className={ `${ ROOT }__label is-short` }>
					{ wordOf( shortLabels, unit ) || short }
				</span>
			</span>
		) ) }
	</div>
);

const FinalMessage = ( props: SettingsProps ) => (
	<RichText
		tagName="p"
		className={ `${ ROOT }__message` }
		aria-label={ __( 'Final message', 'brolga' ) }
		placeholder={ __( 'Shown when the countdown ends', 'brolga' ) }
		allowedFormats={ [ 'core/bold', 'core/italic', 'core/link' ] }
		{ ...bound( props ).value( 'message' ) }
	/>
);

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< CountdownAttributes > ) => {
	const { expiry, layout } = attributes;
	const settings = { attributes, setAttributes };
	return (
		<div { ...useBlockProps( { className: `is-${ layout }` } ) }>
			<BlockPanels>
				<Settings { ...settings } units={ UNITS } />
			</BlockPanels>
			<Title { ...settings } />
			<Timer { ...settings } />
			{ expiry === 'message' && <FinalMessage { ...settings } /> }
			{ expiry === 'blocks' && <Afterwards /> }
		</div>
	);
};
