/**
 * Whether visitors are asked before anything runs that they may refuse.
 */
import { __ } from '@wordpress/i18n';
import {
	Group,
	NumberField,
	RadioField,
	TextField,
	ToggleField,
} from '../../admin/settings/fields';
import { Proofs } from './proofs';
import type { SectionView } from '../../admin/settings/section-view';

const Banner = () => (
	<Group
		title={ __( 'Banner', 'brolga' ) }
		words={ [
			__( 'Cookie banner', 'brolga' ),
			__( 'Cookies', 'brolga' ),
			'GDPR',
		] }
	>
		<ToggleField
			name="enabled"
			label={ __( 'Ask visitors for consent', 'brolga' ) }
			help={ __(
				'Shows a banner with three equal buttons: accept all, reject all, choose. If another plugin shows a banner, turn this off.',
				'brolga'
			) }
		/>
		<RadioField
			name="mode"
			label={ __( 'Until a visitor answers', 'brolga' ) }
			options={ [
				{
					value: 'opt-in',
					label: __( 'Run nothing (opt-in)', 'brolga' ),
					description: __(
						'Required in the European Union, the United Kingdom and Switzerland.',
						'brolga'
					),
				},
				{
					value: 'opt-out',
					label: __( 'Run everything (opt-out)', 'brolga' ),
					description: __(
						'Common in Australia and the United States. Visitors whose browser has Global Privacy Control (GPC) turned on count as refusing.',
						'brolga'
					),
				},
			] }
		/>
	</Group>
);

const BannerText = () => (
	<Group
		title={ __( 'Banner text', 'brolga' ) }
		about={ __(
			'Leave empty to use the default text in the language of the page.',
			'brolga'
		) }
	>
		<TextField name="title" label={ __( 'Heading', 'brolga' ) } />
		<TextField name="text" label={ __( 'Text', 'brolga' ) } />
		<TextField name="accept" label={ __( 'Accept button', 'brolga' ) } />
		<TextField name="reject" label={ __( 'Reject button', 'brolga' ) } />
		<TextField name="choose" label={ __( 'Choose button', 'brolga' ) } />
	</Group>
);

const Withdrawal = () => (
	<Group title={ __( 'Changing or withdrawing consent', 'brolga' ) }>
		<RadioField
			name="reopen"
			label={ __( 'Privacy choices link', 'brolga' ) }
			options={ [
				{
					value: 'footer',
					label: __( 'In the footer', 'brolga' ),
					description: __(
						'Next to the link to your privacy policy, or in the corner if the footer has none.',
						'brolga'
					),
				},
				{
					value: 'corner',
					label: __( 'In the corner', 'brolga' ),
					description: __(
						'A small button that is always in view, or at the end of the page on phones.',
						'brolga'
					),
				},
				{
					value: 'none',
					label: __( 'I add the link myself', 'brolga' ),
					description: __(
						'Any link to #brolga-consent opens the choices.',
						'brolga'
					),
				},
			] }
		/>
	</Group>
);

const Records = () => (
	<Group
		title={ __( 'Consent records', 'brolga' ) }
		words={ [ __( 'Retention', 'brolga' ), 'GDPR' ] }
	>
		<NumberField
			name="retention_days"
			min={ 0 }
			max={ 3650 }
			label={ __( 'Keep answers for (days)', 'brolga' ) }
			help={ __(
				'Each answer is stored with its time, the banner’s wording and the services agreed to, without anything that identifies the visitor. Enter 0 to keep answers indefinitely.',
				'brolga'
			) }
		/>
		<Proofs />
	</Group>
);

/** @see CONSENT-1 CONSENT-2 CONSENT-7 CONSENT-11 CONSENT-29 */
export const consent: SectionView = {
	id: 'consent',
	about: __(
		'Ask visitors for consent to maps, videos, tests and tracking services. The banner lists each service once a feature uses it.',
		'brolga'
	),
	Form: () => (
		<>
			<Banner />
			<BannerText />
			<Withdrawal />
			<Records />
		</>
	),
};
