<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Registry\TestStatus;
use Brolga\Core\Abilities\Ability;
use Brolga\Core\Cli\Terminal;
use WP_CLI;
use WP_Error;

/**
 * Lists A/B tests, shows their results, starts, stops, archives them and promotes variants.
 *
 * @see AB-26 AB-27 LEAD-80
 */
final class TestsCommand {

	/** Columns for machine-readable formats. */
	private const COLUMNS = [ 'key', 'name', 'state', 'days', 'visitors', 'conversions', 'outcome', 'verdict' ];

	/** Columns for people, without the outcome, because the verdict says the same in a sentence. */
	private const READ = [ 'key', 'name', 'state', 'days', 'visitors', 'conversions', 'verdict' ];

	/** Columns of a report, named as on the Tests screen, with their keys in JSON. */
	private const VARIANTS = [
		'number'                 => 'number',
		'name'                   => 'name',
		'visitors'               => 'visitors',
		'conversions'            => 'conversions',
		'conversion_rate'        => 'rate',
		'low'                    => 'low',
		'high'                   => 'high',
		'chance_to_beat_control' => 'chance',
		'improvement'            => 'uplift',
		'expected_loss'          => 'loss',
	];

	public function __construct(
		private readonly ResultService $results,
		private readonly TestService $tests
	) {}

	/**
	 * Lists A/B tests, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--state=<state>]
	 * : Only tests in this state: draft, running, waiting (not visible), stopped or archived. By default: all except
	 * archived ones.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga tests list --state=running
	 *
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options By name.
	 */
	public function list( array $args, array $options ): void {
		$state = $options['state'] ?? '';
		if ( '' !== $state && ! isset( TestStatus::labels()[ $state ] ) ) {
			WP_CLI::error( sprintf(
				/* translators: %s: words to choose from. */
				__( 'This state does not exist. Use one of these: %s.', 'brolga' ),
				implode( ', ', array_keys( TestStatus::labels() ) )
			) );
		}
		$lines = array_values( array_filter(
			Terminal::run( new ListTests( $this->results ), [] )['tests'],
			static fn ( array $line ): bool => '' === $state ? 'archived' !== $line['state'] : $line['state'] === $state
		) );
		Terminal::show(
			$options,
			$lines,
			'table' === ( $options['format'] ?? 'table' ) ? self::READ : self::COLUMNS,
			[ 'state' => TestStatus::labels() ]
		);
	}

	/**
	 * Shows a test's results.
	 *
	 * ## OPTIONS
	 *
	 * <test>
	 * : The test's key, for example 12, or 12-3 for the third test on post 12.
	 *
	 * [--format=<format>]
	 * : Output format: the variants as a table or CSV, or everything as JSON. Rates and shares are from 0 to 1: 0.05 is
	 * 5%.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga tests report 12
	 *
	 * @param list<string>          $args    The key.
	 * @param array<string, string> $options By name.
	 */
	public function report( array $args, array $options ): void {
		$all    = Terminal::run( new ReportTest( $this->results ), [ 'test' => $args[0] ?? '' ] )['report'];
		$format = $options['format'] ?? 'table';
		if ( 'json' === $format ) {
			WP_CLI::line(
				(string) wp_json_encode( $all, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE )
			);
			return;
		}
		if ( 'table' === $format ) {
			$verdict = $this->result( $args[0] ?? '' )->verdict();
			WP_CLI::line( "{$verdict->title} {$verdict->advice}" );
		}
		$lines = array_map(
			static fn ( mixed $variant ): array => array_map(
				static fn ( string $name ): mixed => is_array( $variant ) ? $variant[ $name ] ?? null : null,
				self::VARIANTS
			),
			is_array( $all['variants'] ) ? array_values( $all['variants'] ) : []
		);
		Terminal::show( $options, $lines, array_keys( self::VARIANTS ) );
	}

	/**
	 * Starts a draft test, or restarts a stopped or archived test with its existing numbers.
	 *
	 * ## OPTIONS
	 *
	 * <test>
	 * : The test's key.
	 *
	 * [--anyway]
	 * : Start the test although nobody can reach its goal.
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga tests start 12
	 *
	 * @param list<string>               $args    The key.
	 * @param array<string, string|bool> $options By name.
	 */
	public function start( array $args, array $options = [] ): void {
		$name = $this->change( new StartTest( $this->tests ), $args, [ 'anyway' => isset( $options['anyway'] ) ] );
		/* translators: %s: a test's name. */
		WP_CLI::success( sprintf( __( 'Started “%s”.', 'brolga' ), $name ) );
	}

	/**
	 * Stops a test. Every visitor then sees the control, and nobody is counted.
	 *
	 * ## OPTIONS
	 *
	 * <test>
	 * : The test's key.
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga tests stop 12
	 *
	 * @param list<string> $args The key.
	 */
	public function stop( array $args ): void {
		$name = $this->change( new StopTest( $this->tests ), $args );
		/* translators: %s: a test's name. */
		WP_CLI::success( sprintf( __( 'Stopped “%s”.', 'brolga' ), $name ) );
	}

	/**
	 * Archives a test. A running test is stopped first.
	 *
	 * The results are kept, and `wp brolga tests start` starts the test again.
	 *
	 * ## OPTIONS
	 *
	 * <test>
	 * : The test's key.
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga tests archive 12
	 *
	 *     # Lists what is archived.
	 *     wp brolga tests list --state=archived
	 *
	 * @param list<string> $args The key.
	 */
	public function archive( array $args ): void {
		$name = $this->change( new ArchiveTest( $this->tests ), $args );
		/* translators: %s: a test's name. */
		WP_CLI::success( sprintf( __( 'Archived “%s”.', 'brolga' ), $name ) );
	}

	/**
	 * Promotes a variant: ends the test and shows the variant to every visitor.
	 *
	 * The page is saved with the variant in place of the test. It keeps its title and its URL. The current version
	 * is kept in the page’s revisions. Requires --user with a user who can edit the page.
	 *
	 * ## OPTIONS
	 *
	 * <test>
	 * : The test's key.
	 *
	 * <variant>
	 * : The variant's number, as `wp brolga tests report` shows it. 0 is the control.
	 *
	 * [--title]
	 * : If two pages are compared, also give the page the title of the other one.
	 *
	 * [--yes]
	 * : Promote without asking for confirmation.
	 *
	 * ## EXAMPLES
	 *
	 *     # Shows the variants, then promotes the second one.
	 *     wp brolga tests report 12
	 *     wp brolga tests promote 12 1 --user=jo
	 *
	 * @param list<string>               $args    The key and the number.
	 * @param array<string, string|bool> $options By name.
	 */
	public function promote( array $args, array $options ): void {
		$result  = $this->result( $args[0] ?? '' );
		$key     = $result->stored->test->key;
		$variant = array_values( array_filter(
			$result->seen->results,
			static fn ( VariantResult $one ): bool => (string) $one->variant->number === ( $args[1] ?? '' )
		) )[0] ?? null;
		if ( null === $variant ) {
			WP_CLI::error( sprintf(
				/* translators: 1: what was typed, 2: a command. */
				__( 'This test has no variant “%1$s”. Choose one that “%2$s” shows.', 'brolga' ),
				$args[1] ?? '',
				"wp brolga tests report {$key->format()}"
			) );
		}
		if ( ! current_user_can( 'edit_post', $key->post ) ) {
			WP_CLI::error( __( 'Promoting saves the page that the test is on. Add --user=<login> with a user who can edit it.', 'brolga' ) );
		}
		WP_CLI::confirm( self::question( $result, $variant ), $options );
		Terminal::run(
			new PromoteVariant( $this->results, $this->tests ),
			[
				'test'    => $key->format(),
				'variant' => $variant->variant->number,
				'title'   => isset( $options['title'] ),
			],
			self::words( ... )
		);
		/* translators: %s: a variant's name. */
		WP_CLI::success( sprintf( __( '%s was promoted. Every visitor sees it.', 'brolga' ), $variant->name() ) );
	}

	private static function question( TestResult $result, VariantResult $variant ): string {
		return sprintf(
			$result->seen->outcome()->is_decided()
				/* translators: 1: a variant's name, 2: a test's name. */
				? __( 'Promote %1$s? This ends the test “%2$s” and saves the page with %1$s in its place.', 'brolga' )
				/* translators: 1: a variant's name, 2: a test's name. */
				: __( 'The test is not decided yet. Promote %1$s anyway? This ends the test “%2$s” and saves the page with %1$s in its place.', 'brolga' ),
			$variant->name(),
			$result->name()
		);
	}

	/**
	 * Runs an action on a test, and returns the test's name.
	 *
	 * @param list<string> $args The key.
	 * @param array<string, mixed> $more
	 */
	private function change( Ability $action, array $args, array $more = [] ): string {
		$key  = $args[0] ?? '';
		$name = $this->result( $key )->name();
		Terminal::run( $action, [ 'test' => $key ] + $more, self::words( ... ) );
		return $name;
	}

	private static function words( WP_Error $error ): string {
		return match ( $error->get_error_code() ) {
			TestService::NO_GOAL =>
				/* translators: %s: a sentence that says why. */
				sprintf( __( '%s To start the test anyway, add --anyway.', 'brolga' ), $error->get_error_message() ),
			Promotion::GONE      =>
				__( 'The page no longer contains this variant. Choose another one, or restore an earlier revision of the page.', 'brolga' ),
			default              => $error->get_error_message(),
		};
	}

	private function result( string $text ): TestResult {
		$result = Terminal::answer( fn (): ?TestResult => $this->results->of_text( $text ) );
		if ( null === $result ) {
			WP_CLI::error( ResultService::not_found()->get_error_message() );
		}
		return $result;
	}
}
