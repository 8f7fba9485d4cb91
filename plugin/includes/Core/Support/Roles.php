<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * Our capabilities and the role *Lead manager*.
 *
 * @see LEAD-13 LEAD-14
 */
final class Roles {

	/** Reading and answering what visitors sent. */
	public const MANAGE_LEADS = 'brolga_manage_leads';

	/** Starting and ending A/B tests. */
	public const MANAGE_TESTS = 'brolga_manage_tests';

	/**
	 * Changing our settings and mending what the Health screen shows. No role is
	 * granted it: whoever may manage the site's options may, see Capabilities.
	 */
	public const MANAGE_SETTINGS = 'brolga_manage_settings';

	/** The role for staff who answer enquiries and do nothing else. */
	public const LEAD_MANAGER = 'brolga_lead_manager';

	/** Which of WordPress' roles get which capability. */
	private const GRANTS = [
		'administrator' => [ self::MANAGE_LEADS, self::MANAGE_TESTS ],
		'editor'        => [ self::MANAGE_LEADS ],
	];

	/**
	 * Grants what is not granted yet on the current site. Writes nothing when all is.
	 */
	public function install(): void {
		foreach ( self::GRANTS as $name => $capabilities ) {
			$role = get_role( $name );
			foreach ( $capabilities as $capability ) {
				if ( null !== $role && ! $role->has_cap( $capability ) ) {
					$role->add_cap( $capability );
				}
			}
		}
		if ( null === get_role( self::LEAD_MANAGER ) ) {
			// Stored in the database: WordPress translates role names when it shows them.
			add_role(
				self::LEAD_MANAGER,
				'Lead manager',
				[
					'read'             => true,
					self::MANAGE_LEADS => true,
				]
			);
		}
	}

	/**
	 * Takes everything back from every role of the current site.
	 */
	public function remove(): void {
		remove_role( self::LEAD_MANAGER );
		foreach ( wp_roles()->role_objects as $role ) {
			foreach ( [ self::MANAGE_LEADS, self::MANAGE_TESTS, self::MANAGE_SETTINGS ] as $capability ) {
				if ( $role->has_cap( $capability ) ) {
					$role->remove_cap( $capability );
				}
			}
		}
	}
}
