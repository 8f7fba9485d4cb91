<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Results;

use Brolga\AbTests\Registry\AbTestsSection;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Registry\TestStatus;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\CronTask;
use Brolga\Mail\Mail;
use Brolga\Mail\Sender;
use Brolga\Outbox\Outbox;

/**
 * Checks all tests once an hour: merges their counters, notifies the owner once of a decision or
 * an uneven split, and stops decided tests if the owner has chosen that.
 *
 * @see AB-26 AB-27 AB-580
 */
final class TestWatch implements CronTask {

	public function __construct(
		private readonly ResultService $results,
		private readonly HistoryRepository $history,
		private readonly TestRepository $registry,
		private readonly TestService $tests,
		private readonly Settings $settings,
		private readonly Sender $sender,
		private readonly Outbox $outbox,
		private readonly Transaction $transaction
	) {}

	public function run_task(): void {
		$results = array_filter(
			$this->results->list(),
			static fn ( TestResult $result ): bool => TestStatus::Archived !== $result->stored->status
		);
		$this->history->add_up( array_values(
			array_map( static fn ( TestResult $result ): TestKey => $result->stored->test->key, $results )
		) );
		foreach ( $results as $result ) {
			if (
				$result->running
				&& self::news( $result ) !== $result->stored->notice
				&& '' !== self::news( $result )
			) {
				$this->tell( $result );
			}
		}
	}

	/** Returns a code for what the owner should be told; empty if there is nothing to tell. */
	private static function news( TestResult $result ): string {
		$outcome = $result->seen->outcome();
		return TestOutcome::Split === $outcome || $outcome->is_decided()
			? "{$outcome->value}:{$result->seen->leader()->variant->number}"
			: '';
	}

	private function tell( TestResult $result ): void {
		$values = $this->settings->of( new AbTestsSection() );
		// The owner has to judge results that depend on a few origins.
		$stops  = $values->flag( 'auto_stop' ) && $result->seen->outcome()->is_decided() && null === $result->carrier();
		$mails  = $values->flag( 'mail_results' );
		$key    = $result->stored->test->key;
		$this->transaction->run(
			function () use ( $result, $key, $stops, $mails ): void {
				if ( ! $this->registry->set_notice( $key, self::news( $result ) ) ) {
					// Another process has already reported it.
					return;
				}
				if ( $stops ) {
					$this->tests->change( $key, TestStatus::Stopped );
				}
				if ( $mails ) {
					$this->outbox->enqueue(
						SiteLanguage::write( fn (): Mail => $this->mail( $result, $stops ) )->to_job()
					);
				}
			}
		);
	}

	private function mail( TestResult $result, bool $stopped ): Mail {
		$verdict = TestVerdict::of( $result->seen, true );
		$parts   = [ [ Mail::TEXT, $verdict->title ], [ Mail::TEXT, $verdict->advice ] ];
		if ( $stopped ) {
			$parts[] = [
				Mail::TEXT,
				__( 'The test was stopped, because your settings stop decided tests. Every visitor sees the control until you promote a variant.', 'brolga' ),
			];
		}
		if ( null !== $result->carrier() ) {
			$parts[] = [
				Mail::TEXT,
				__( 'Most of this result comes from a few networks, perhaps one company or one bot. The report shows the result without them.', 'brolga' ),
			];
		}
		$parts[] = [
			Mail::BUTTON,
			__( 'See the results:', 'brolga' )
				. "\n"
				. admin_url( 'admin.php?page=brolga-experiments&test=' . $result->stored->test->key->format() ),
		];
		return new Mail(
			[ $this->sender->owner() ],
			sprintf(
				/* translators: 1: a test's name, 2: what was found out, in a sentence. */
				_x( '%1$s: %2$s', 'subject of a mail about a test', 'brolga' ),
				$result->name(),
				rtrim( $verdict->title, '.' )
			),
			Mail::text_of( $parts ) . "\n",
			marks: Mail::marks_of( $parts )
		);
	}
}
