<?php
/**
 * Case tables: which function of ours answers which rule, and when an answer is
 * right. The TypeScript half is tests/support/vectors.ts.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests;

use Brolga\AbTests\Statistics\Comparison;
use Brolga\AbTests\Statistics\Posterior;
use Brolga\AbTests\Statistics\SampleRatio;
use Brolga\Business\OpeningHours;
use Brolga\Consent\Answer;
use Brolga\Consent\Mode;
use Brolga\Content\Countdown\TimeLeft;
use Brolga\Content\Map\Coordinates;
use Brolga\Content\Map\MapVisibility;
use Brolga\Content\Numbers\Figure;
use Brolga\Content\Paging\Pages;
use Brolga\Core\Export\Csv;
use Brolga\Core\Support\Postcode;
use Brolga\Forms\Checks\CheckKind;
use Brolga\Forms\Conditions\FieldConditions;
use Brolga\Forms\Conditions\Rule;
use Brolga\Forms\Conditions\Visibility;
use Brolga\Forms\Definition\RedirectUrl;
use Brolga\Forms\Fields\EmailAddress;
use Brolga\Forms\Source\BlockAttributes;
use Brolga\Forms\Source\CopyName;
use Brolga\Newsletter\Lists\SignupAddress;
use Brolga\Shop\Checkout\Postcodes;
use Brolga\Spam\ProofOfWork;
use Brolga\Spam\Strictness;
use Brolga\Spam\Wording\DuplicateMessages;
use Brolga\Spam\Wording\Features;
use Brolga\Spam\Wording\Score;
use Brolga\Spam\Wording\SeedCounts;
use Brolga\Spam\Wording\SiteProfile;
use Brolga\Tracking\Services\ReferralName;
use Brolga\Tracking\TrackedAddress;
use Throwable;
use UnexpectedValueException;

/**
 * The rules built in PHP, and a judge of their cases.
 *
 * @phpstan-type VectorCase array{name: string, kind?: string, input: mixed, expected: mixed}
 * @phpstan-type Table array{rule: string, about: string, runners: list<string>, cases: list<VectorCase>}
 * @phpstan-type Verdict array{name: string, passed: bool, expected: mixed, actual: mixed}
 */
final class Vectors {

	/**
	 * Built rules by the name of their table. A new rule gets a lead here.
	 *
	 * @return array<string, callable( mixed, string ): mixed> Functions of a case's input and kind.
	 */
	public static function rules(): array {
		return [
			'ab-statistics' => self::statistics( ... ),
			'conditions'    => self::conditions( ... ),
			// CONSENT-3 CONSENT-31.
			'consent'       => static function ( mixed $input ): string {
				/**
				 * @var array{
				 *     service: string,
				 *     cookie: string,
				 *     version: string,
				 *     mode: string,
				 *     services: array<string, string>,
				 *     saysNo: bool,
				 *     also?: list<string>,
				 * } $input
				 */
				return Answer::consent(
					$input['service'],
					$input['cookie'],
					$input['version'],
					Mode::from( $input['mode'] ),
					$input['services'],
					$input['saysNo'],
					$input['also'] ?? []
				);
			},
			// COUNT-2 COUNT-3.
			'countdown'     => static function ( mixed $input ): array {
				/** @var array{now: int, end: int} $input */
				$left = new TimeLeft( $input['now'], $input['end'] );
				return $left->units + [
					'zero'     => $left->zero,
					'finished' => $left->finished,
				];
			},
			// SPAM-30 SPAM-31 SPAM-34.
			'spam-text'     => static function ( mixed $input ): array {
				/** @var array{text: string, languages?: list<string>, others?: int, spam?: int, leads?: int} $input */
				$site     = new SiteProfile( 'example.org', $input['languages'] ?? [ 'en' ] );
				$features = Features::of( $input['text'], $site );
				$seed     = new SeedCounts( SeedCounts::file() );
				$repeats  = new DuplicateMessages( $input['others'] ?? 0, $input['spam'] ?? 0, $input['leads'] ?? 0 );
				$score    = Score::of( $features, $seed->counts( $features->all ), $repeats );
				return [
					'marked' => ! $repeats->clear() && $score->points >= Strictness::Normal->threshold( 0 ),
					'signs'  => array_column( $score->signs, 'sign' ),
				];
			},
			'map-shown'     => self::map_shown( ... ),
			'csv-cell'      => static function ( mixed $input ): string {
				/** @var string $input */
				return Csv::cell( $input );
			},
			'email-contact' => static function ( mixed $input ): array {
				/** @var array{value: string, label: string} $input */
				return EmailAddress::check( $input['value'], $input['label'] );
			},
			'email-newsletter' => static function ( mixed $input ): bool {
				/** @var array{value: string} $input */
				return SignupAddress::is_valid( $input['value'] );
			},
			// FIELD-4.
			'field-checks'  => static function ( mixed $input ): bool {
				/** @var array{kind: string, operand: string, value: string} $input */
				return CheckKind::from( $input['kind'] )->passes( $input['operand'], $input['value'] );
			},
			// FIELD-261.
			'foreign-numbers' => static function ( mixed $input ): bool {
				/** @var array{kind: string, operand: string, value: string} $input */
				return CheckKind::from( $input['kind'] )->passes( $input['operand'], $input['value'] );
			},
			// NUM-3.
			'number-format' => static function ( mixed $input ): string {
				/** @var array{value: string, separator: string} $input */
				return Figure::group( $input['value'], $input['separator'] );
			},
			// PAGE-3 PAGE-4 PAGE-5 PAGE-6.
			'pagination'    => static function ( mixed $input ): array {
				/** @var array{total: int, perPage: int, current: int} $input */
				$pages = Pages::of( $input['total'], $input['perPage'], $input['current'] );
				return [
					'pages'   => $pages->count,
					'current' => $pages->current,
					'visible' => $pages->visible(),
					'prev'    => $pages->has_previous(),
					'next'    => $pages->has_next(),
				];
			},
			// SPAM-2.
			'proof-of-work' => static function ( mixed $input ): bool {
				/** @var array{page: string, proof: string} $input */
				return ProofOfWork::is_right( $input['page'], $input['proof'] );
			},
			// SHOP-12.
			'opening-hours' => static function ( mixed $input ): array {
				/** @var list<string> $input */
				$week   = array_fill_keys( [ 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su' ], [] );
				$unread = [];
				foreach ( array_filter( $input, static fn ( string $line ): bool => '' !== $line ) as $line ) {
					$hours = OpeningHours::read( $line );
					if ( null === $hours ) {
						$unread[] = $line;
						continue;
					}
					foreach ( $hours['dayOfWeek'] as $day ) {
						$week[ substr( $day, 0, 2 ) ][] = "{$hours['opens']}-{$hours['closes']}";
					}
				}
				return [
					'week'   => $week,
					'unread' => $unread,
				];
			},
			'postcodes'     => static function ( mixed $input ): array {
				/** @var array{country: string, state: string, postcode: string} $input */
				return [
					'fits'   => Postcodes::fits( $input['country'], $input['state'], $input['postcode'] ),
					'states' => Postcodes::states( $input['country'], $input['postcode'] ),
				];
			},
			// FIELD-520.
			'postcodes-written' => static function ( mixed $input ): string {
				/** @var array{country: string, typed: string} $input */
				return Postcode::written( $input['typed'], $input['country'] );
			},
			'redirect'      => static function ( mixed $input ): string {
				/** @var array{url: string, query: list<string>, data: array<string, string>} $input */
				return RedirectUrl::with( $input['url'], $input['query'], $input['data'] );
			},
			// TRACK-23.
			'referral-names' => static fn ( mixed $input ): string => ReferralName::of(
				is_string( $input ) ? $input : ''
			),
			// FORM-90.
			'copy-names'     => static function ( mixed $input ): string {
				/** @var array{name: string, taken: list<string>} $input */
				return CopyName::of(
					$input['name'],
					static fn ( string $name ): bool => in_array( $name, $input['taken'], true )
				);
			},
			// TRACK-21.
			'tracked-addresses' => static fn ( mixed $input ): string => TrackedAddress::of(
				is_string( $input ) ? $input : ''
			),
		];
	}

	/**
	 * MAP-180 MAP-400 MAP-490.
	 *
	 * @return array{map: bool, pins: list<bool>}
	 */
	private static function map_shown( mixed $input ): array {
		/**
		 * @var array{
		 *     lat: float,
		 *     lng: float,
		 *     pins: list<array{lat?: float, lng?: float, title?: string, text?: string}>,
		 *     address: string,
		 * } $input
		 */
		$place = static fn ( array $pin ): ?Coordinates => Coordinates::of( $pin['lat'] ?? 0, $pin['lng'] ?? 0 );
		return [
			'map'  => [] !== array_filter( array_map( $place, $input['pins'] ) )
				|| MapVisibility::is_moved( $input['lat'], $input['lng'] ),
			'pins' => array_map(
				static fn ( array $pin ): bool => '' !== $input['address']
					|| ! MapVisibility::is_business( $place( $pin ), ( $pin['title'] ?? '' ) . ( $pin['text'] ?? '' ) ),
				$input['pins']
			),
		];
	}

	/**
	 * AB-25: the chance to beat the control, and how likely the split of visitors is.
	 *
	 * @param mixed $input Both counts.
	 * @return array<string, float>
	 */
	private static function statistics( mixed $input ): array {
		/** @var array<'control'|'variant', array{conversions: int, visitors: int}> $input */
		$known = array_map(
			static fn ( array $count ): Posterior => Posterior::after( $count['conversions'], $count['visitors'] ),
			$input
		);
		$split = SampleRatio::probability(
			[ $input['control']['visitors'], $input['variant']['visitors'] ],
			[ 50, 50 ]
		);
		return [
			'chanceToBeatControl' => ( new Comparison( $known['control'], $known['variant'] ) )->chance(),
		] + ( null === $split ? [] : [ 'splitP' => $split ] );
	}

	/**
	 * COND-2 COND-3 COND-4 COND-5 COND-6 COND-7 COND-10 COND-11 COND-12: whether a rule matches, or which fields of a
	 * form are visible.
	 *
	 * @param mixed  $input What the case gives.
	 * @param string $kind  `rule` or `form`.
	 * @return bool|list<string>
	 */
	private static function conditions( mixed $input, string $kind ): bool|array {
		if ( 'rule' === $kind ) {
			/** @var array{operator: string, value: string|list<string>, wanted: string} $input */
			return Rule::from( [ 'f', $input['operator'], $input['wanted'] ] )->matches( $input['value'] );
		}
		/** @var array{fields: list<array{id: string, value: string}>} $input */
		$conditions = [];
		foreach ( $input['fields'] as $field ) {
			$conditions[ $field['id'] ] = FieldConditions::from( new BlockAttributes( $field ) );
		}
		return array_values( array_diff(
			array_keys( $conditions ),
			Visibility::hidden( $conditions, array_column( $input['fields'], 'value', 'id' ) )
		) );
	}

	/**
	 * Reads a table; its file's name is its rule.
	 *
	 * @param string $path Of the file.
	 * @phpstan-return Table
	 */
	public static function read( string $path ): array {
		$table = json_decode( (string) file_get_contents( $path ), true, 64, JSON_THROW_ON_ERROR );
		if ( ! is_array( $table ) ) {
			throw new UnexpectedValueException( "$path holds no table." );
		}
		/** @phpstan-var Table $table */
		$table['rule'] = basename( $path, '.json' );
		return $table;
	}

	/**
	 * Runs one case against our code.
	 *
	 * @param array $table The table it stands in; its rule is built.
	 * @param array $given The case.
	 * @phpstan-param Table      $table
	 * @phpstan-param VectorCase $given
	 * @phpstan-return Verdict
	 */
	public static function judge( array $table, array $given ): array {
		$verdict = [
			'name'     => $given['name'],
			'expected' => $given['expected'],
		];
		try {
			$actual = self::rules()[ $table['rule'] ]( $given['input'], $given['kind'] ?? '' );
		} catch ( Throwable $error ) {
			return [
				'passed' => false,
				'actual' => $error::class . ': ' . $error->getMessage(),
			] + $verdict;
		}
		return [
			'passed' => self::same( $actual, $given['expected'], self::tolerance( $table['about'] ) ),
			'actual' => $actual,
		] + $verdict;
	}

	/**
	 * The tolerance a table speaks of ("within 0.001"), 0 without one.
	 *
	 * @param string $about What the table says of itself.
	 */
	private static function tolerance( string $about ): float {
		return 1 === preg_match( '/within (\d+(?:\.\d+)?)/', $about, $found ) ? (float) $found[1] : 0.0;
	}

	/**
	 * Whether two answers are the same, numbers within the tolerance.
	 *
	 * @param mixed $expected  The table's.
	 * @param float $tolerance How far numbers may be apart.
	 */
	private static function same( mixed $actual, mixed $expected, float $tolerance ): bool {
		if ( ( is_int( $actual ) || is_float( $actual ) ) && ( is_int( $expected ) || is_float( $expected ) ) ) {
			return abs( $actual - $expected ) <= $tolerance;
		}
		if ( ! is_array( $actual ) || ! is_array( $expected ) ) {
			return $actual === $expected;
		}
		if ( count( $actual ) !== count( $expected ) ) {
			return false;
		}
		foreach ( $expected as $key => $value ) {
			if ( ! array_key_exists( $key, $actual ) || ! self::same( $actual[ $key ], $value, $tolerance ) ) {
				return false;
			}
		}
		return true;
	}
}
