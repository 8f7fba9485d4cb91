<?php
declare( strict_types=1 );

namespace Brolga\Core\Database;

/** Finds options and user meta with the plugin's prefix, whichever feature or version created them. */
final class OptionRepository {

	private const PREFIX = 'brolga_';

	public function __construct( private readonly Connection $db ) {}

	/** @return list<string> */
	public function names(): array {
		$names = [];
		foreach ( [
			'',
			'_transient_',
			'_transient_timeout_',
			'_site_transient_',
			'_site_transient_timeout_',
		] as $before ) {
			$like = $this->db->escape_like( $before . self::PREFIX ) . '%';
			foreach ( $this->db->rows(
				"SELECT option_name FROM {$this->db->options_table()} WHERE option_name LIKE %s",
				$like
			) as $row ) {
				$names[] = (string) $row['option_name'];
			}
		}
		return $names;
	}

	public function delete_user_meta(): void {
		$this->db->execute(
			"DELETE FROM {$this->db->users_meta_table()} WHERE meta_key LIKE %s",
			$this->db->escape_like( self::PREFIX ) . '%'
		);
	}
}
