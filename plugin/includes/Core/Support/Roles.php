<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * The plugin's capabilities and its role *Lead manager*.
 *
 * @see LEAD-13 LEAD-14
 */
final class Roles {

	public const MANAGE_LEADS = 'brolga_manage_leads';

	public const MANAGE_TESTS = 'brolga_manage_tests';

	/**
	 * Allows changing settings and repairing what Site Health reports. No role has it: users who
	 * may manage WordPress's options get it dynamically, see Capabilities.
	 */
	public const MANAGE_SETTINGS = 'brolga_manage_settings';

	public const LEAD_MANAGER = 'brolga_lead_manager';

	private const GRANTS = [
		'administrator' => [ self::MANAGE_LEADS, self::MANAGE_TESTS ],
		'editor'        => [ self::MANAGE_LEADS ],
	];

	/** Grants missing capabilities on the current site. Writes nothing if all are granted. */
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
			// Stored untranslated: WordPress translates role names when it shows them.
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
