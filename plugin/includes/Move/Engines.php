<?php
declare( strict_types=1 );

namespace Brolga\Move;

use Brolga\Core\Database\Connection;

/** Opens databases: the one that this site runs on, and the one it moves to. */
final class Engines {

	public function __construct( private readonly Connection $db ) {}

	public function address_of_this_site(): DatabaseAddress {
		$file = class_exists( 'WP_SQLite_DB', false ) && defined( 'FQDB' ) ? constant( 'FQDB' ) : null;
		return is_string( $file ) ? new DatabaseAddress( '', $file ) : DatabaseAddress::of_this_site();
	}

	/** @throws MoveRefused If the database cannot be opened. */
	public function open( DatabaseAddress $address ): Engine {
		return $address->is_file()
			? SqliteRepository::open( $address->database )
			: MysqlRepository::open( $address, $this->prefix() );
	}

	/** Returns the table prefix of this WordPress installation; on multisite, the one that all sites share. */
	public function prefix(): string {
		return $this->db->prefix_of_all_sites();
	}
}
