<?php
declare( strict_types=1 );

namespace Brolga\Experiments\Results;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Experiments\TestStatus;
use WP_CLI;

use function WP_CLI\Utils\format_items;

/**
 * Lists A/B tests, shows their results, starts and stops them.
 *
 * @see AB-26
 */
final class TestsCommand {

	/** The columns of the list. */
	private const COLUMNS = [ 'key', 'name', 'state', 'days', 'visitors', 'conversions', 'outcome', 'verdict' ];

	/** The columns of a report. */
	private const VARIANTS = [ 'number', 'name', 'visitors', 'conversions', 'rate', 'low', 'high', 'chance', 'uplift', 'loss' ];

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
	 * : Only tests in this state: draft, running, waiting (not visible), stopped or archived. By default: all except archived ones.
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
		$lines = array_map( static fn ( TestResult $result ): array => $result->line(), $this->answer( $this->results->list( ... ) ) );
		$lines = array_values( array_filter( $lines, static fn ( array $line ): bool => '' === $state ? 'archived' !== $line['state'] : $line['state'] === $state ) );
		format_items( $options['format'] ?? 'table', $lines, self::COLUMNS );
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
	 * : Output format: the variants as a table or CSV, or everything as JSON.
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
		$result = $this->result( $args[0] ?? '' );
		$all    = $result->all();
		$format = $options['format'] ?? 'table';
		if ( 'json' === $format ) {
			WP_CLI::line( (string) wp_json_encode( $all, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
			return;
		}
		if ( 'table' === $format ) {
			$verdict = $result->verdict();
			WP_CLI::line( "{$verdict->title} {$verdict->advice}" );
		}
		format_items( $format, is_array( $all['variants'] ) ? $all['variants'] : [], self::VARIANTS );
	}

	/**
	 * Starts a draft test, or a stopped one again.
	 *
	 * ## OPTIONS
	 *
	 * <test>
	 * : The test's key.
	 *
	 * ## EXAMPLES
	 *
	 *     wp brolga tests start 12
	 *
	 * @param list<string> $args The key.
	 */
	public function start( array $args ): void {
		$result = $this->change( $args[0] ?? '', TestStatus::Running );
		/* translators: %s: a test's name. */
		WP_CLI::success( sprintf( __( '“%s” is started.', 'brolga' ), $result->name() ) );
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
		$result = $this->change( $args[0] ?? '', TestStatus::Stopped );
		/* translators: %s: a test's name. */
		WP_CLI::success( sprintf( __( '“%s” is stopped.', 'brolga' ), $result->name() ) );
	}

	/**
	 * Changes a test, or says why not.
	 *
	 * @param string     $text   Its key, as it was typed.
	 * @param TestStatus $status From now on.
	 */
	private function change( string $text, TestStatus $status ): TestResult {
		$result  = $this->result( $text );
		$refusal = $result->refusal_of( $status );
		if ( null !== $refusal ) {
			WP_CLI::error( $refusal->get_error_message() );
		}
		$this->answer( fn (): bool => $this->tests->change( $result->test->experiment->key, $status ) );
		return $result;
	}

	/**
	 * A test, or an error.
	 *
	 * @param string $text Its key, as it was typed.
	 */
	private function result( string $text ): TestResult {
		$result = $this->answer( fn (): ?TestResult => $this->results->of_text( $text ) );
		if ( null === $result ) {
			WP_CLI::error( __( 'No test has this key. You can find every test on the Tests screen and with “wp brolga tests list”.', 'brolga' ) );
		}
		return $result;
	}

	/**
	 * Asks the database, and says it when it does not answer.
	 *
	 * @template T
	 * @param callable(): T $ask Asks.
	 * @return T
	 */
	private function answer( callable $ask ): mixed {
		try {
			return $ask();
		} catch ( StorageUnavailable ) {
			WP_CLI::error( __( 'The database is not responding. Please try again in a minute.', 'brolga' ) );
		}
	}
}
