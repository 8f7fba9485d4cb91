/**
 * The circle as the visitor will see it, filled, its number typed in it.
 */
import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	TabPanel,
	TextControl,
} from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { COUNTER } from '@brolga/contracts';
import { ColourControl } from '../../src/counters/colour-control';
import { NumberInPlace, NumberPanel } from '../../src/counters/number-editor';
import { percentOf } from '../../src/counters/transforms';
import type { CircleCounterAttributes } from '../../src/contracts/attributes';

/** What a variant can have of its own. */
interface Variant {
	readonly value?: string;
	readonly barColor?: string;
	readonly color?: string;
	readonly alpha?: number;
}

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< CircleCounterAttributes > ) => {
	const { value, barColor, color, alpha, size, title } = attributes;
	const variants = attributes.variants as Readonly<
		Record< string, Variant >
	>;
	const style = {
		'--brolga-circle-size': `${ size }px`,
		'--brolga-circle-line': `${ COUNTER.circleLineWidth }px`,
		'--brolga-circle-value': percentOf( value ),
		'--brolga-circle-bar': barColor || undefined,
		'--brolga-circle-color': color || COUNTER.circleColor,
		'--brolga-circle-alpha': alpha,
	} as React.CSSProperties;
	const tabs = [
		{ name: 'hover', title: __( 'Hover', 'brolga' ) },
		{ name: 'tablet', title: __( 'Tablet', 'brolga' ) },
		{ name: 'phone', title: _x( 'Phone', 'device', 'brolga' ) },
		{ name: 'sticky', title: __( 'Sticky', 'brolga' ) },
	];
	return (
		<div { ...useBlockProps( { style } ) }>
			<InspectorControls>
				<NumberPanel
					attributes={ attributes }
					onChange={ setAttributes }
				/>
				<PanelBody title={ __( 'Circle', 'brolga' ) }>
					<RangeControl
						label={ __( 'Size', 'brolga' ) }
						value={ size }
						min={ 80 }
						max={ 480 }
						onChange={ ( next ) =>
							setAttributes( { size: next ?? 225 } )
						}
						__next40pxDefaultSize
					/>
					<ColourControl
						label={ __( 'Progress color', 'brolga' ) }
						value={ barColor }
						onChange={ ( next ) =>
							setAttributes( { barColor: next } )
						}
					/>
					<ColourControl
						label={ __( 'Track color', 'brolga' ) }
						value={ color }
						onChange={ ( next ) =>
							setAttributes( { color: next } )
						}
					/>
					<RangeControl
						label={ __( 'Track opacity', 'brolga' ) }
						value={ alpha }
						min={ 0 }
						max={ 1 }
						step={ 0.05 }
						onChange={ ( next ) =>
							setAttributes( {
								alpha: next ?? COUNTER.circleAlpha,
							} )
						}
						__next40pxDefaultSize
					/>
				</PanelBody>
				<PanelBody
					title={ __( 'States and devices', 'brolga' ) }
					initialOpen={ false }
				>
					<TabPanel tabs={ tabs }>
						{ ( { name } ) => {
							const variant = variants[ name ] ?? {};
							const change = ( next: Variant ): void =>
								setAttributes( {
									variants: {
										...variants,
										[ name ]: { ...variant, ...next },
									},
								} );
							return (
								<>
									<TextControl
										label={ _x(
											'Number',
											'figure',
											'brolga'
										) }
										value={ variant.value ?? '' }
										onChange={ ( next ) =>
											change( { value: next } )
										}
										__next40pxDefaultSize
									/>
									<ColourControl
										label={ __(
											'Progress color',
											'brolga'
										) }
										value={ variant.barColor ?? '' }
										onChange={ ( next ) =>
											change( { barColor: next } )
										}
									/>
									<ColourControl
										label={ __( 'Track color', 'brolga' ) }
										value={ variant.color ?? '' }
										onChange={ ( next ) =>
											change( { color: next } )
										}
									/>
									<RangeControl
										label={ __(
											'Track opacity',
											'brolga'
										) }
										value={ variant.alpha ?? alpha }
										min={ 0 }
										max={ 1 }
										step={ 0.05 }
										onChange={ ( next ) =>
											change( {
												alpha: next ?? alpha,
											} )
										}
										__next40pxDefaultSize
									/>
								</>
							);
						} }
					</TabPanel>
				</PanelBody>
			</InspectorControls>
			<p className="wp-block-brolga-circle-counter__circle">
				<NumberInPlace
					block="circle-counter"
					className="is-plain"
					attributes={ attributes }
					onChange={ setAttributes }
				/>
			</p>
			<RichText
				tagName="p"
				className="wp-block-brolga-circle-counter__title"
				aria-label={ __( 'What the number counts', 'brolga' ) }
				placeholder={ __( 'What the number counts', 'brolga' ) }
				allowedFormats={ [ 'core/bold', 'core/italic' ] }
				value={ title }
				onChange={ ( next: string ) =>
					setAttributes( { title: next } )
				}
			/>
		</div>
	);
};
