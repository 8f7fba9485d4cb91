/**
 * The countdown as the visitor will see it, standing still at a week, and
 * below it what takes its place.
 */
import {
	InspectorControls,
	RichText,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	DateTimePicker,
	PanelBody,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import { TextInPlace, type Template } from '@brolga/editor';
import type { CountdownAttributes } from '../../src/contracts/attributes';

const TEMPLATE: Template[] = [ [ 'core/paragraph', {} ] ];

/** Inner blocks, there only where they are shown at the end. */
function Afterwards() {
	return (
		<div
			{ ...useInnerBlocksProps(
				{ className: 'wp-block-brolga-countdown__then' },
				{ template: TEMPLATE }
			) }
		/>
	);
}

/** The owner's word for a unit. */
const wordOf = ( words: object, unit: string ): string =>
	String( ( words as Readonly< Record< string, unknown > > )[ unit ] ?? '' );

export const Edit = ( {
	attributes: {
		title,
		end,
		zone,
		repeat,
		expiry,
		message,
		redirect,
		labels,
		shortLabels,
		layout,
	},
	setAttributes,
}: BlockEditProps< CountdownAttributes > ) => {
	const units = [
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
	const zones: { value: CountdownAttributes[ 'zone' ]; label: string }[] = [
		{ value: 'site', label: __( 'Site time zone', 'brolga' ) },
		{ value: 'utc', label: __( 'UTC', 'brolga' ) },
	];
	const repeats: {
		value: CountdownAttributes[ 'repeat' ];
		label: string;
	}[] = [
		{ value: 'none', label: __( 'Never', 'brolga' ) },
		{ value: 'daily', label: __( 'Every day', 'brolga' ) },
		{ value: 'weekly', label: __( 'Every week', 'brolga' ) },
	];
	const expiries: {
		value: CountdownAttributes[ 'expiry' ];
		label: string;
	}[] = [
		{ value: 'none', label: __( 'Keep showing zeros', 'brolga' ) },
		{ value: 'hide', label: __( 'Hide the countdown', 'brolga' ) },
		{ value: 'message', label: __( 'Show a message', 'brolga' ) },
		{ value: 'redirect', label: __( 'Go to another page', 'brolga' ) },
		{ value: 'blocks', label: __( 'Show other blocks', 'brolga' ) },
	];
	return (
		<div { ...useBlockProps( { className: `is-${ layout }` } ) }>
			<InspectorControls>
				<PanelBody title={ __( 'End', 'brolga' ) }>
					<DateTimePicker
						currentDate={ end || null }
						onChange={ ( value ) =>
							setAttributes( { end: value ?? '' } )
						}
						is12Hour
					/>
					<SelectControl
						label={ __( 'Time zone', 'brolga' ) }
						value={ zone }
						options={ zones }
						onChange={ ( value ) =>
							setAttributes( { zone: value } )
						}
						__next40pxDefaultSize
					/>
					<SelectControl
						label={ __( 'Repeat', 'brolga' ) }
						value={ repeat }
						options={ repeats }
						onChange={ ( value ) =>
							setAttributes( { repeat: value } )
						}
						__next40pxDefaultSize
					/>
					{ repeat === 'none' && (
						<SelectControl
							label={ __( 'When it ends', 'brolga' ) }
							value={ expiry }
							options={ expiries }
							onChange={ ( value ) =>
								setAttributes( { expiry: value } )
							}
							__next40pxDefaultSize
						/>
					) }
					{ expiry === 'redirect' && (
						<TextControl
							type="url"
							label={ __( 'Page URL', 'brolga' ) }
							value={ redirect }
							onChange={ ( value ) =>
								setAttributes( { redirect: value } )
							}
							__next40pxDefaultSize
						/>
					) }
				</PanelBody>
				<PanelBody
					title={ __( 'Short labels', 'brolga' ) }
					initialOpen={ false }
				>
					<p>
						{ __(
							'Used where space is tight. Edit the full labels in the block itself.',
							'brolga'
						) }
					</p>
					{ units.map( ( { unit, label, short } ) => (
						<TextControl
							key={ unit }
							label={ label }
							placeholder={ short }
							value={ wordOf( shortLabels, unit ) }
							onChange={ ( value ) =>
								setAttributes( {
									shortLabels: {
										...shortLabels,
										[ unit ]: value,
									},
								} )
							}
							__next40pxDefaultSize
						/>
					) ) }
				</PanelBody>
			</InspectorControls>
			<RichText
				tagName="p"
				className="wp-block-brolga-countdown__title"
				aria-label={ __( 'Title', 'brolga' ) }
				placeholder={
					end
						? __( 'Counting down to…', 'brolga' )
						: __(
								'Counting down to… Set the end date in the sidebar.',
								'brolga'
							)
				}
				allowedFormats={ [ 'core/bold', 'core/italic' ] }
				value={ title }
				onChange={ ( value: string ) =>
					setAttributes( { title: value } )
				}
			/>
			<div className="wp-block-brolga-countdown__timer">
				{ units.map( ( { unit, value, label, short } ) => (
					<span
						key={ unit }
						className="wp-block-brolga-countdown__unit"
					>
						<span className="wp-block-brolga-countdown__value">
							{ value }
						</span>
						<TextInPlace
							tagName="span"
							className="wp-block-brolga-countdown__label is-full"
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
						<span className="wp-block-brolga-countdown__label is-short">
							{ wordOf( shortLabels, unit ) || short }
						</span>
					</span>
				) ) }
			</div>
			{ expiry === 'message' && (
				<RichText
					tagName="p"
					className="wp-block-brolga-countdown__message"
					aria-label={ __( 'Final message', 'brolga' ) }
					placeholder={ __(
						'Shown when the countdown ends',
						'brolga'
					) }
					allowedFormats={ [
						'core/bold',
						'core/italic',
						'core/link',
					] }
					value={ message }
					onChange={ ( value: string ) =>
						setAttributes( { message: value } )
					}
				/>
			) }
			{ expiry === 'blocks' && <Afterwards /> }
		</div>
	);
};
