<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;

/**
 * What takes long to count is kept until something changes that counts.
 *
 * Its owner says what changes it. From then on this request keeps nothing, and
 * what others have counted while it was at work counts no longer.
 *
 * @see PORT-16 SHOP-22
 */
final class KeptCounts implements Module {

	/** What is changed past WordPress is seen after an hour. */
	private const KEPT_SECONDS = 3600;

	/** Whether this request has changed anything. */
	private bool $changed = false;

	/**
	 * @param string $option How the option is called that says when something changed last; read with all options of
	 *                       the site.
	 * @param string $prefix How the names begin of what is kept.
	 */
	public function __construct(
		private readonly string $option,
		private readonly string $prefix
	) {}

	/**
	 * Waits for the end of the request.
	 */
	public function register(): void {
		add_action( 'shutdown', $this->renew( ... ) );
	}

	/**
	 * Something has changed: nothing is kept from now on.
	 */
	public function change(): void {
		if ( ! $this->changed ) {
			$this->changed = true;
			$this->write();
		}
	}

	/**
	 * Whether this request has changed anything.
	 */
	public function has_changed(): bool {
		return $this->changed;
	}

	/**
	 * The time of the last change, which is no time and never comes again.
	 */
	public function version(): string {
		$version = get_option( $this->option, '' );
		return is_string( $version ) ? $version : '';
	}

	/**
	 * What is kept for a question; null: it has to be counted.
	 *
	 * @param list<mixed> $question What is counted.
	 * @return array<array-key, mixed>|null
	 */
	public function get( array $question ): ?array {
		$kept = get_transient( $this->name( $question ) );
		return is_array( $kept ) ? $kept : null;
	}

	/**
	 * Keeps the answer to a question.
	 *
	 * @param list<mixed>             $question What was counted.
	 * @param array<array-key, mixed> $counted  What came of it.
	 */
	public function keep( array $question, array $counted ): void {
		set_transient( $this->name( $question ), $counted, self::KEPT_SECONDS );
	}

	/**
	 * What the answer to a question is called.
	 *
	 * @param list<mixed> $question What is counted.
	 */
	private function name( array $question ): string {
		return $this->prefix . md5( (string) wp_json_encode( [ $this->version(), ...$question ] ) );
	}

	/**
	 * Says again that something has changed, if it has.
	 */
	private function renew(): void {
		if ( $this->changed ) {
			$this->write();
		}
	}

	/**
	 * Writes a version that was never there.
	 */
	private function write(): void {
		update_option( $this->option, bin2hex( random_bytes( 6 ) ) );
	}
}
