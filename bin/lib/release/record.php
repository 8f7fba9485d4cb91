<?php
/**
 * Writes down what a release stores: the shape of its tables, and each statement
 * that its own tests make with them, one of a shape. To be prepended to PHPUnit.
 *
 * BROLGA_RECORD names the file.
 *
 * @package Brolga
 */

declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.WP.GlobalVariablesOverride -- Runs before there is a WordPress.

use Brolga\Tests\Support\ReleaseBefore;

require dirname( __DIR__, 3 ) . '/tests/php/Support/ReleaseBefore.php';

/**
 * Listens to $wpdb.
 */
final class BrolgaRecord {

	/** A longer statement has texts of a test's, and there is a shorter one of its shape. */
	private const LONGEST = 3000;

	/** What reads or changes rows. */
	private const ROWS = '/^\s*(?:SELECT|INSERT|UPDATE|DELETE|REPLACE)\b/i';

	/**
	 * The shortest statement of each shape.
	 *
	 * @var array<string, string>
	 */
	private array $statements = [];

	/** The last one, which may still be refused. */
	private string $last = '';

	/**
	 * Notes the statement before this one, unless tests had it refused.
	 *
	 * @param string $sql As $wpdb sends it.
	 */
	public function hear( string $sql ): string {
		$wpdb = $GLOBALS['wpdb'] ?? null;
		if ( $wpdb instanceof wpdb ) {
			$this->keep( '' === $wpdb->last_error );
			$this->last = $this->told( $sql, $wpdb->prefix );
		}
		return $sql;
	}

	/**
	 * A statement with our tables, with the prefix of the test's taken out; empty: it is of no use.
	 */
	private function told( string $sql, string $prefix ): string {
		return strlen( $sql ) <= self::LONGEST
			&& str_contains( $sql, "{$prefix}brolga_" )
			&& 1 === preg_match( self::ROWS, $sql )
			&& 1 === preg_match( '//u', $sql )
			? str_replace( $prefix, '{prefix}', trim( $sql ) )
			: '';
	}

	/**
	 * Keeps the last statement, if it was answered and is the shortest of its shape.
	 */
	private function keep( bool $was_answered ): void {
		$shape = self::shape( $this->last );
		$known = $this->statements[ $shape ] ?? null;
		if (
			$was_answered
			&& '' !== $this->last
			&& ( null === $known || strlen( $this->last ) < strlen( $known ) )
		) {
			$this->statements[ $shape ] = $this->last;
		}
		$this->last = '';
	}

	/**
	 * A statement without its values, and lists as if they had one.
	 */
	private static function shape( string $sql ): string {
		return (string) preg_replace(
			[
				"/'(?:[^'\\\\]|\\\\.|'')*'/s",
				'/-?\b\d+(?:\.\d+)?\b/',
				'/\?(?:\s*,\s*\?)+/',
				'/(\([?, ]*\))(?:, \([?, ]*\))+/',
			],
			[ '?', '?', '?', '$1' ],
			$sql
		);
	}

	/**
	 * Writes the file.
	 */
	public function write(): void {
		$this->keep( true );
		ksort( $this->statements );
		$schema = Brolga\Plugin::application( WP_PLUGIN_DIR . '/brolga/brolga.php' )->container->get(
			Brolga\Core\Database\Schema::class
		);
		$tables = [];
		foreach ( $schema->statements() as $statement ) {
			if ( 1 === preg_match( '/^CREATE TABLE \S*?brolga_(\w+) /', $statement, $found ) ) {
				$tables[ $found[1] ] = ReleaseBefore::lines( $statement );
			}
		}
		ksort( $tables );
		file_put_contents(
			(string) getenv( 'BROLGA_RECORD' ),
			json_encode(
				[
					'version'    => $schema::VERSION,
					'tables'     => $tables,
					'statements' => array_values( $this->statements ),
				],
				JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR
			) . "\n"
		);
	}
}

( static function (): void {
	$record = new BrolgaRecord();
	// WordPress takes what is there before it begins for filters.
	$GLOBALS['wp_filter'] = [
		'query' => [
			PHP_INT_MAX => [
				'brolga_record' => [
					'function'      => $record->hear( ... ),
					'accepted_args' => 1,
				],
			],
		],
	];
	register_shutdown_function( $record->write( ... ) );
} )();
