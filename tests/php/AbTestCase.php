<?php
/**
 * What tests of A/B tests share.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\AbTests\Records\Counted;
use Brolga\AbTests\Records\CountRepository;
use Brolga\AbTests\Records\RecordAnswer;
use Brolga\AbTests\Records\RecordCall;
use Brolga\AbTests\Records\RecordResult;
use Brolga\AbTests\Records\RecordService;
use Brolga\AbTests\Registry\TestChanges;
use Brolga\AbTests\Registry\TestKey;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\AbTests\Results\History;
use Brolga\AbTests\Results\HistoryRepository;
use Brolga\Core\Kernel\Container;
use Brolga\Core\Page\PageTokens;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\FrozenClock;

/**
 * Tests with posts that hold tests.
 */
abstract class AbTestCase extends TestCase {

	protected FrozenClock $clock;
	protected Container $built;
	protected TestRepository $registry;
	protected CountRepository $counts;

	/** What a browser sends with each call. */
	protected const SERVER = [
		'HTTP_HOST'       => '127.0.0.1',
		'HTTP_USER_AGENT' => 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
		'HTTP_REFERER'    => 'http://127.0.0.1/prices/',
		'HTTP_ORIGIN'     => 'http://127.0.0.1',
	];

	protected function setUp(): void {
		parent::setUp();
		$this->clock       = new FrozenClock();
		$this->built       = Built::around( $this->clock );
		$this->registry = $this->built->get( TestRepository::class );
		$this->counts      = $this->built->get( CountRepository::class );
		// The site's own would write by the time of day.
		foreach ( [ 'wp_after_insert_post', 'before_delete_post', 'deleted_post', 'after_delete_post' ] as $hook ) {
			remove_all_actions( $hook );
		}
		$this->built->get( TestChanges::class )->register();
	}

	/**
	 * The next request: what was read in the last one is forgotten.
	 */
	protected function fresh(): void {
		$this->built       = Built::around( $this->clock );
		$this->registry = $this->built->get( TestRepository::class );
		$this->counts      = $this->built->get( CountRepository::class );
	}

	/**
	 * A post with a test, as the editor saves it.
	 *
	 * @param array<int, int>      $weights    The variants' weights, by number.
	 * @param array<string, mixed> $attributes The test's, beside its number.
	 * @param string               $status     publish, draft …
	 * @param string               $type       page, wp_block …
	 */
	protected function test_on_post(
		array $weights = [ 50, 50 ],
		array $attributes = [],
		string $status = 'publish',
		string $type = 'page'
	): TestKey {
		$id = $this->make_post( '', 'draft', $type );
		$this->save( $id, self::ab_test( $id, $weights, $attributes ), $status );
		return new TestKey( $id );
	}

	/**
	 * Gives a test a goal that visitors can reach, on another page.
	 */
	protected function with_goal( TestKey $key ): TestKey {
		$this->make_post( '<!-- wp:button {"brolgaGoal":"' . $key->format() . '"} /-->' );
		return $key;
	}

	/**
	 * Saves a post.
	 *
	 * @param int    $id      The post.
	 * @param string $content Block markup.
	 * @param string $status  publish, draft …
	 */
	protected function save( int $id, string $content, string $status = 'publish' ): void {
		self::assertSame(
			$id,
			wp_update_post( [ 'ID' => $id, 'post_content' => wp_slash( $content ), 'post_status' => $status ] )
		);
	}

	/**
	 * The markup of a test.
	 *
	 * @param int                  $post       The post it was made on.
	 * @param array<int, int>      $weights    The variants' weights, by number.
	 * @param array<string, mixed> $attributes The test's, beside its number.
	 */
	public static function ab_test( int $post, array $weights = [ 50, 50 ], array $attributes = [] ): string {
		$variants = '';
		foreach ( $weights as $number => $weight ) {
			$variants .= '<!-- wp:brolga/variant '
				. wp_json_encode( [ 'number' => $number, 'label' => "Variant {$number}", 'weight' => $weight ] )
				. " --><!-- wp:paragraph --><p>Words {$number}</p><!-- /wp:paragraph --><!-- /wp:brolga/variant -->";
		}
		return '<!-- wp:brolga/experiment '
			. wp_json_encode( $attributes + [ 'number' => 1, 'post' => $post ] )
			. " -->{$variants}<!-- /wp:brolga/experiment -->";
	}

	/**
	 * The cookies of a visitor whom the page has given the variants that records are of.
	 *
	 * @param list<mixed>|null $records What is sent.
	 * @return array<string, string>
	 */
	protected static function given( ?array $records ): array {
		$cookies = [];
		foreach ( $records ?? [] as $record ) {
			if (
				is_array( $record )
				&& is_scalar( $record['test_id'] ?? null )
				&& is_scalar( $record['subject_id'] ?? null )
			) {
				$cookies += [ "et_pb_ab_subject_{$record['test_id']}" => (string) $record['subject_id'] ];
			}
		}
		return $cookies;
	}

	/**
	 * Sends records.
	 *
	 * @param list<mixed>|null $records What is sent; null: it cannot be read.
	 * @param array<array-key, mixed> $cookies The visitor's, beside those of the variants given; of these another value
	 *                                         counts.
	 * @param array<array-key, mixed> $server Headers in the place of a browser's.
	 * @param bool $is_staff Whether somebody is signed in who may edit.
	 */
	protected function send(
		?array $records,
		array $cookies = [],
		array $server = [],
		bool $is_staff = false
	): RecordAnswer {
		$this->fresh();
		return $this->built->get( RecordService::class )->record(
			RecordCall::of(
				$server + self::SERVER,
				$cookies + self::given( $records ),
				100,
				$this->token(),
				$records,
				$is_staff
			)
		);
	}

	/**
	 * Sends one record, and returns its result and reason.
	 *
	 * @param array<string, mixed>    $record   What is sent.
	 * @param array<array-key, mixed> $cookies  The visitor's.
	 * @param array<array-key, mixed> $server   Headers in the place of a browser's.
	 * @param bool                    $is_staff Whether somebody is signed in who may edit.
	 * @phpstan-impure
	 */
	protected function sent( array $record, array $cookies = [], array $server = [], bool $is_staff = false ): string {
		$answer = $this->send( [ $record ], $cookies, $server, $is_staff );
		return null === $answer->error ? trim( implode( ' ', $answer->results[0]->format() ) ) : $answer->error->value;
	}

	/**
	 * The results of an answer.
	 *
	 * @return list<string>
	 */
	protected static function results( RecordAnswer $answer ): array {
		return array_map(
			static fn ( RecordResult $result ): string => trim( implode( ' ', $result->format() ) ),
			$answer->results
		);
	}

	/**
	 * The token that a page sends its records with.
	 */
	protected function token(): string {
		return $this->built->get( PageTokens::class )->fresh()['et_ab_log_nonce'];
	}

	/**
	 * A test's counters: how often, by variant and what.
	 *
	 * @phpstan-impure
	 * @return array<string, int>
	 */
	protected function counted( TestKey $key ): array {
		$history = $this->history( $key );
		$counted = [];
		foreach ( $history->refused() as $reason => $count ) {
			$counted[ "refused {$reason}" ] = $count;
		}
		foreach ( array_filter(
			Counted::cases(),
			static fn ( Counted $record ): bool => Counted::Refused !== $record
		) as $record ) {
			foreach ( $history->totals( $record ) as $variant => [ $count ] ) {
				$counted[ "{$variant} {$record->name}" ] = $count;
			}
		}
		ksort( $counted );
		return $counted;
	}

	/**
	 * What the report is made of.
	 *
	 * @phpstan-impure
	 */
	protected function history( TestKey $key ): History {
		return $this->built->get( HistoryRepository::class )->of( [ $key ] )[ $key->format() ];
	}
}
