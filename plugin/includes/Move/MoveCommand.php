<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is printed on a terminal alone.

namespace Brolga\Move;

use Brolga\Core\Cli\Terminal;
use SensitiveParameter;
use WP_CLI;

/**
 * The command `wp brolga move`, which copies a site to another database.
 *
 * @see MOVE-1 MOVE-4 MOVE-6
 */
final class MoveCommand {

	/** Progress is printed each time this many more rows of a table are copied. */
	private const LINE = 50000;

	private const DIGITS = 16;

	public function __construct(
		private readonly Engines $engines,
		private readonly string $root = ABSPATH
	) {}

	/**
	 * Copies the whole site from SQLite to MySQL or MariaDB, or back, and compares the two.
	 *
	 * It copies all tables, including those of WordPress and of other plugins. It only reads the old database, so the
	 * site uses that one until you change wp-config.php. The command says how when it has run in maintenance mode. To
	 * keep that short, first run it while visitors use the site: the second run only copies tables that have changed.
	 * If it is interrupted, run it again, and it continues.
	 *
	 * ## OPTIONS
	 *
	 * --to=<address>
	 * : The new database, which has to be empty: mysql://user:password@host:3306/database or
	 * sqlite:///path/to/file. Use “-” to read the address from standard input, which keeps the password out of the
	 * shell's history. Encode special characters of the password as in URLs.
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga move --to=mysql://wp:secret@db.example.com:3306/wp
	 *     wp brolga move --to=- < address.txt
	 *     wp brolga move --to=sqlite:///srv/database/site.sqlite
	 *
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options Where to.
	 */
	public function __invoke( array $args, #[SensitiveParameter] array $options ): void {
		try {
			$from     = $this->engines->address_of_this_site();
			$to       = DatabaseAddress::from( Terminal::text( $options['to'] ?? '' ) );
			$compared = $this->move( $from, $to );
		} catch ( MoveRefused $refusal ) {
			WP_CLI::error( $refusal->getMessage() );
		}
		Terminal::show( [], self::listed( $compared ), [ 'table', 'rows', 'copied', 'checksum', 'same' ] );
		$differing = array_filter( $compared, static fn ( Compared $one ): bool => ! $one->same );
		if ( [] !== $differing ) {
			WP_CLI::error( sprintf(
				/* translators: %s: names of tables. */
				__( 'These tables differ: %s. The site probably changed while they were copied. Turn on maintenance mode and run this command again. Only these tables are copied again. Keep the old database until then.', 'brolga' ),
				implode( ', ', array_column( $differing, 'table' ) )
			) );
		}
		foreach ( $this->is_closed() ? NextSteps::to( $to ) : [] as $line ) {
			WP_CLI::line( $line );
		}
		WP_CLI::success( sprintf(
			$this->is_closed()
				/* translators: 1: a number of tables, 2: a number of rows, 3: the address of a database. */
				? __( '%1$s tables with %2$s rows are identical in both databases. The old database, %3$s, was not changed.', 'brolga' )
				/* translators: 1: a number of tables, 2: a number of rows. */
				: __( '%1$s tables with %2$s rows are identical in both databases. To finish, turn on maintenance mode and run this command again. It copies what has changed since, and shows what to change in wp-config.php.', 'brolga' ),
			number_format_i18n( count( $compared ) ),
			number_format_i18n( array_sum( array_column( $compared, 'there' ) ) ),
			$from->shown()
		) );
	}

	/** Whether the site is in maintenance mode. wp_is_maintenance_mode() always returns false in WP-CLI. */
	private function is_closed(): bool {
		return is_file( "{$this->root}.maintenance" );
	}

	/**
	 * @return list<Compared>
	 * @throws MoveRefused If the site cannot be copied.
	 */
	private function move( DatabaseAddress $from, DatabaseAddress $to ): array {
		if ( $from->shown() === $to->shown() ) {
			throw new MoveRefused( __( 'The site already uses this database. Enter the URL of another one.', 'brolga' ) );
		}
		$mover = new Mover(
			$this->engines->open( $from ),
			$this->engines->open( $to ),
			$this->engines->prefix(),
			static function ( string $table, int $copied, int $before ): void {
				if ( Progress::is_round( $before, $copied, self::LINE ) ) {
					/* translators: 1: a table, 2: how many of its rows are copied. */
					WP_CLI::line( sprintf( __( '%1$s: %2$s rows', 'brolga' ), $table, number_format_i18n( $copied ) ) );
				}
			}
		);
		/* translators: 1: the address of a database, 2: another one. */
		WP_CLI::line( sprintf( __( 'Copying %1$s to %2$s.', 'brolga' ), $from->shown(), $to->shown() ) );
		$this->warn( $mover->left_out() );
		return $mover->move( $from->shown(), $this->is_closed() );
	}

	/** @param list<string> $left_out */
	private function warn( array $left_out ): void {
		if ( ! $this->is_closed() ) {
			WP_CLI::warning( sprintf(
				/* translators: %s: the path of a file. */
				__( 'The site is not in maintenance mode, so messages that arrive while copying may be missing from the copy. To finish, turn on maintenance mode by creating the file %s with: <?php $upgrading = time(); Then run this command again.', 'brolga' ),
				"{$this->root}.maintenance"
			) );
		}
		if ( [] !== $left_out ) {
			WP_CLI::warning( sprintf(
				/* translators: %s: names of tables and views. */
				__( 'These tables are not copied, because they are views, or their names do not start with this site’s prefix: %s.', 'brolga' ),
				implode( ', ', $left_out )
			) );
		}
	}

	/**
	 * @param list<Compared> $compared
	 * @return list<array<string, string|int>>
	 */
	private static function listed( array $compared ): array {
		return array_map(
			static fn ( Compared $one ): array => [
				'table'    => $one->table,
				'rows'     => $one->there,
				'copied'   => $one->here,
				'checksum' => substr( $one->checksum, 0, self::DIGITS ),
				'same'     => $one->same ? __( 'Yes', 'brolga' ) : __( 'No', 'brolga' ),
			],
			$compared
		);
	}
}
