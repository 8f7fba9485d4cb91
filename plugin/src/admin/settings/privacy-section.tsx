/**
 * How long things are kept, and whose word counts.
 */
import { __ } from '@wordpress/i18n';
import { Group, LinesField, NumberField, ToggleField } from './fields';
import type { SectionView } from './section-view';

export const privacy: SectionView = {
	id: 'privacy',
	about: __(
		'Which visitor data is kept, and for how long. Use the WordPress privacy tools to export or erase one person’s data.',
		'brolga'
	),
	Form: () => (
		<>
			<Group
				title={ __( 'Leads', 'brolga' ) }
				words={ [
					__( 'Retention', 'brolga' ),
					__( 'Privacy', 'brolga' ),
					'GDPR',
				] }
			>
				<NumberField
					name="retention_days"
					min={ 0 }
					max={ 36500 }
					label={ __( 'Delete after (days)', 'brolga' ) }
					help={ __(
						'Deletes leads and their emails permanently. Enter 0 to keep leads until you delete them.',
						'brolga'
					) }
				/>
				<p className="brolga-note">
					{ __(
						'IP addresses are not stored, only hashes made with a secret key, to limit misuse. On busy servers, encrypted files hold addresses until visits are counted, usually within a second.',
						'brolga'
					) }
				</p>
			</Group>
			<Group
				title={ __( 'Reverse proxy', 'brolga' ) }
				about={ __(
					'Only needed if this site is behind a proxy or CDN, where all visitors would otherwise seem to share one address.',
					'brolga'
				) }
			>
				<LinesField
					name="trusted_proxies"
					label={ __( 'Trusted proxies', 'brolga' ) }
					help={ __(
						'One IP address or network per line, for example 10.0.0.0/8. X-Forwarded-For is only trusted from these addresses.',
						'brolga'
					) }
				/>
			</Group>
			<Group title={ __( 'Uninstall', 'brolga' ) }>
				<ToggleField
					name="erase_on_uninstall"
					label={ __( 'Delete all Brolga data', 'brolga' ) }
					help={ __(
						'When you delete the plugin, this also deletes leads and files, subscribers, popups, A/B test results, consent records, the audit log and settings. If turned off, all of it is kept for a reinstall.',
						'brolga'
					) }
				/>
			</Group>
		</>
	),
};
