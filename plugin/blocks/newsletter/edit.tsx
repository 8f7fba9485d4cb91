/**
 * A sign-up as the visitor will see it; its words are typed where they stand.
 */
import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	TextareaControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	BlockAppender,
	NoAppender,
	RedirectFields,
	TextInPlace,
	ownUid,
	useOwnValue,
} from '@brolga/editor';
import type { Attributes } from './types';

const ROOT = 'wp-block-brolga-newsletter';

const FIELD = 'brolga/form-field';
const ALLOWED = [ FIELD ];

/** An input as it will stand there; nothing can be typed into it. */
const Field = ( { label }: { readonly label: string } ) => (
	<p className={ `${ ROOT }__field` }>
		<span className={ `${ ROOT }__label` }>{ label }</span>
		<span className={ `${ ROOT }__input` } />
	</p>
);

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) => {
	const { kind, title, listId, firstName, lastName } = attributes;
	const { consent, success, submitLabel, redirectUrl } = attributes;
	const { redirectQuery, feedUrl, feedUri } = attributes;
	const isList = kind === 'list';
	useOwnValue( clientId, ownUid );
	const custom = useInnerBlocksProps(
		{ className: `${ ROOT }__custom` },
		{ allowedBlocks: ALLOWED, renderAppender: NoAppender }
	);

	const button = (
		<TextInPlace
			tagName="span"
			className={ `${ ROOT }__submit wp-element-button` }
			label={ __( 'Button', 'brolga' ) }
			placeholder={ __( 'Subscribe', 'brolga' ) }
			value={ submitLabel }
			onChange={ ( value ) => setAttributes( { submitLabel: value } ) }
		/>
	);

	return (
		<div { ...useBlockProps() }>
			{ isList && (
				<BlockAppender
					clientId={ clientId }
					name={ FIELD }
					label={ __( 'Add a field', 'brolga' ) }
				/>
			) }
			<InspectorControls>
				{ isList ? (
					<>
						<PanelBody title={ __( 'List', 'brolga' ) }>
							<TextControl
								label={ __( 'Name of the list', 'brolga' ) }
								help={ __(
									'Letters, digits, hyphens. Forms with the same name fill the same list.',
									'brolga'
								) }
								value={ listId }
								onChange={ ( value ) =>
									setAttributes( {
										listId: value
											.replace( /[^\w-]+/g, '-' )
											.slice( 0, 64 ),
									} )
								}
								__next40pxDefaultSize
							/>
							<ToggleControl
								label={ __(
									'Ask for the first name',
									'brolga'
								) }
								checked={ firstName }
								onChange={ ( value ) =>
									setAttributes( { firstName: value } )
								}
							/>
							<ToggleControl
								label={ __(
									'Ask for the last name',
									'brolga'
								) }
								checked={ lastName }
								onChange={ ( value ) =>
									setAttributes( { lastName: value } )
								}
							/>
						</PanelBody>
						<PanelBody title={ __( 'Once it is sent', 'brolga' ) }>
							<TextareaControl
								label={ __( 'Message', 'brolga' ) }
								placeholder={ __(
									'Almost there: please open the mail we have just sent you and confirm your address.',
									'brolga'
								) }
								value={ success }
								onChange={ ( value ) =>
									setAttributes( { success: value } )
								}
							/>
							<RedirectFields
								clientId={ clientId }
								className={ `${ ROOT }-redirect` }
								help={ __(
									'Tell there that a mail is on its way.',
									'brolga'
								) }
								url={ redirectUrl }
								query={ redirectQuery }
								onChange={ setAttributes }
							/>
						</PanelBody>
					</>
				) : (
					<PanelBody title={ __( 'Feed service', 'brolga' ) }>
						<TextControl
							type="url"
							label={ __( 'Address of the service', 'brolga' ) }
							help={ __(
								'It opens in a small window of its own.',
								'brolga'
							) }
							value={ feedUrl }
							onChange={ ( value ) =>
								setAttributes( { feedUrl: value } )
							}
							__next40pxDefaultSize
						/>
						<TextControl
							label={ __( 'Your feed’s name there', 'brolga' ) }
							help={ __(
								'Goes along as “uri” in the address.',
								'brolga'
							) }
							value={ feedUri }
							onChange={ ( value ) =>
								setAttributes( { feedUri: value } )
							}
							__next40pxDefaultSize
						/>
					</PanelBody>
				) }
			</InspectorControls>

			<TextInPlace
				tagName="p"
				className={ `${ ROOT }__title` }
				label={ __( 'Heading', 'brolga' ) }
				placeholder={ __( 'What comes, and how often', 'brolga' ) }
				value={ title }
				onChange={ ( value ) => setAttributes( { title: value } ) }
			/>
			{ isList ? (
				<div className={ `${ ROOT }__form` }>
					{ firstName && (
						<Field label={ __( 'First name', 'brolga' ) } />
					) }
					{ lastName && (
						<Field label={ __( 'Last name', 'brolga' ) } />
					) }
					<Field label={ __( 'Email', 'brolga' ) } />
					<div { ...custom } />
					{ button }
					<TextInPlace
						tagName="p"
						className={ `${ ROOT }__consent` }
						label={ __( 'What visitors agree to', 'brolga' ) }
						placeholder={ __(
							'We send you our news by email. You can leave at any time, by a link in each mail.',
							'brolga'
						) }
						value={ consent }
						onChange={ ( value ) =>
							setAttributes( { consent: value } )
						}
					/>
				</div>
			) : (
				button
			) }
		</div>
	);
};
