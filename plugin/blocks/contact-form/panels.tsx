/**
 * The sidebar of a contact form: what happens once it is sent.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { bound } from '@brolga/editor';
import {
	AfterPanel,
	AutoreplyPanel,
	Entrusted,
	FormNameField,
	KeepDays,
	NotificationPanel,
	RoutesPanel,
	SpamCheck,
	TrustNote,
	WordsPanel,
} from '@brolga/editor-forms';
import { EntryLimitsPanel } from '../../src/forms/editor/forms/entry-limits';
import type { Attributes, MessageKey } from './types';

/** What the owner may word, and what each is for. */
const WORDED = {
	fill_message: __( 'Heading for missing fields', 'brolga' ),
	contact_error_message: __( 'Heading for other errors', 'brolga' ),
	invalid: __( 'Invalid email address', 'brolga' ),
	wrong_captcha: __( 'Wrong captcha answer', 'brolga' ),
	captcha: __(
		'Name used in error lists for the captcha and fields without a label',
		'brolga'
	),
	wrong_checkbox: __(
		'Name used in error lists for checkboxes without a label',
		'brolga'
	),
};

type SettingsProps = Pick<
	BlockEditProps< Attributes >,
	'attributes' | 'setAttributes' | 'clientId'
>;

/** What the owner words, and the way to word it otherwise. */
const wordsOf = ( { attributes, setAttributes }: SettingsProps ) => ( {
	words: attributes.messages,
	say: ( key: MessageKey, text: string ): void =>
		setAttributes( {
			messages: { ...attributes.messages, [ key ]: text },
		} ),
} );

/** What is mailed to whom. */
const MailPanels = ( props: SettingsProps ) => {
	const { attributes, setAttributes, clientId } = props;
	return (
		<Entrusted>
			<NotificationPanel
				clientId={ clientId }
				values={ attributes }
				onChange={ setAttributes }
			/>
			<AutoreplyPanel
				clientId={ clientId }
				autoreply={ attributes.autoreply }
				onChange={ bound( props ).value( 'autoreply' ).onChange }
			/>
		</Entrusted>
	);
};

/** What the visitor is told or shown, and where their enquiry goes. */
const AnswerPanels = ( props: SettingsProps ) => {
	const { attributes, setAttributes, clientId } = props;
	const { redirectUrl, redirectQuery, routes } = attributes;
	const { words, say } = wordsOf( props );
	return (
		<>
			<AfterPanel
				placeholder={ __(
					'Thank you. Your message has been sent.',
					'brolga'
				) }
				message={ words.success ?? '' }
				onMessage={ ( text ) => say( 'success', text ) }
				help={ __(
					'A visit to a page with “thank-you” in its URL counts as a lead in your analytics.',
					'brolga'
				) }
				url={ redirectUrl }
				query={ redirectQuery }
				hasOther={ routes.some(
					( route ) => ( route.redirectUrl ?? '' ) !== ''
				) }
				onChange={ setAttributes }
			/>
			<Entrusted>
				<RoutesPanel
					clientId={ clientId }
					routes={ routes }
					onChange={ bound( props ).value( 'routes' ).onChange }
				/>
			</Entrusted>
			<WordsPanel labels={ WORDED } words={ words } onChange={ say } />
		</>
	);
};

const LeadsPanel = ( props: SettingsProps ) => {
	const { value } = bound( props );
	return (
		<PanelBody title={ __( 'Leads', 'brolga' ) } initialOpen={ false }>
			<FormNameField { ...value( 'title' ) } />
			<Entrusted>
				<KeepDays
					days={ props.attributes.retentionDays }
					onChange={ value( 'retentionDays' ).onChange }
				/>
			</Entrusted>
		</PanelBody>
	);
};

const SpamPanel = ( props: SettingsProps ) => {
	const { toggle, value } = bound( props );
	return (
		<PanelBody title={ __( 'Spam', 'brolga' ) } initialOpen={ false }>
			<ToggleControl
				label={ __( 'Math captcha', 'brolga' ) }
				help={ __(
					'Stops simple bots, but is one more step for visitors.',
					'brolga'
				) }
				{ ...toggle( 'captcha' ) }
			/>
			<SpamCheck { ...value( 'spamCheck' ) } />
		</PanelBody>
	);
};

/**
 * All panels.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => (
	<>
		<TrustNote />
		<MailPanels { ...props } />
		<AnswerPanels { ...props } />
		<LeadsPanel { ...props } />
		<Entrusted>
			<EntryLimitsPanel
				limits={ props.attributes.limits }
				onChange={ ( limits ) => props.setAttributes( { limits } ) }
			/>
		</Entrusted>
		<SpamPanel { ...props } />
	</>
);
