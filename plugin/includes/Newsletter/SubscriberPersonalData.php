<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Core\Privacy\Erasure;
use Brolga\Core\Privacy\ExportPage;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Privacy\PersonalDataSource;
use Brolga\Forms\Answers\StoredAnswers;
use Brolga\Newsletter\Providers\ListApis;
use Brolga\Newsletter\Providers\RemoteList;
use Brolga\Newsletter\Subscribers\DepartedRepository;
use Brolga\Newsletter\Subscribers\SignupRepository;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\SubscriberStatus;

/**
 * Places in lists, with the proof of consent.
 *
 * @see PRIV-1 PRIV-6
 *
 * @phpstan-import-type ExportItem from PersonalDataSource
 */
final class SubscriberPersonalData implements PersonalDataSource {

	/** Lists that somebody can be on. */
	private const MOST = 1000;

	public function __construct(
		private readonly SubscriberRepository $subscribers,
		private readonly SignupRepository $signups,
		private readonly DepartedRepository $departed,
		private readonly ListApis $apis
	) {}

	/**
	 * All places, on the first page.
	 *
	 * @param PersonalAddress $address Whose.
	 * @param int             $page    From 1.
	 */
	public function export( PersonalAddress $address, int $page ): ExportPage {
		$places = 1 === $page ? $this->subscribers->of_person( $address, self::MOST ) : [];
		return new ExportPage( [
			...array_map( self::subscription( ... ), $places ),
			...array_map( self::request( ... ), $this->waiting( $places ) ),
		] );
	}

	/**
	 * Requests that wait, each with address and list.
	 *
	 * @param list<array<string, string|null>> $places Rows of the table.
	 * @return list<array<string, string|null>>
	 */
	private function waiting( array $places ): array {
		$by_id = array_column( $places, null, 'id' );
		return array_map(
			static function ( array $signup ) use ( $by_id ): array {
				$place = $by_id[ $signup['subscriber_id'] ?? '' ] ?? [];
				return [
					'email'   => $place['email'] ?? '',
					'list_id' => $place['list_id'] ?? '',
					'status'  => SubscriberStatus::Pending->value,
				] + $signup;
			},
			$this->signups->waiting( array_map( intval( ... ), array_keys( $by_id ) ) )
		);
	}

	/**
	 * A request that waits, with its proof.
	 *
	 * @param array<string, string|null> $row Of the requests, with address and list.
	 * @return ExportItem
	 */
	private static function request( array $row ): array {
		return ExportPage::item(
			'brolga-subscriptions',
			__( 'Newsletter', 'brolga' ),
			'brolga-signup-' . ( $row['id'] ?? '' ),
			self::facts( $row )
		);
	}

	/**
	 * Takes a person off all lists. Which they had left is kept as a hash.
	 *
	 * @param PersonalAddress $address Whose.
	 */
	public function erase( PersonalAddress $address ): Erasure {
		$places   = $this->subscribers->of_person( $address, self::MOST );
		$messages = $this->elsewhere( $places );
		foreach ( $places as $row ) {
			$known = Subscriber::from_row( $row );
			$this->departed->note( $known->list_id, $known->email, $known->status );
		}
		return new Erasure( $this->subscribers->forget_person( $address ), true, $messages );
	}

	/**
	 * Who else has the address because this site brought it there: only the owner
	 * can erase it there.
	 *
	 * @param list<array<string, string|null>> $subscriptions Rows of the table.
	 * @return list<string>
	 */
	private function elsewhere( array $subscriptions ): array {
		$messages = [];
		foreach ( $subscriptions as $row ) {
			$kind = RemoteList::kind_of( $row['list_id'] ?? '' );
			// What was kept apart was brought nowhere.
			if ( null !== $kind && SubscriberStatus::Spam->value !== $row['status'] ) {
				$messages[] = sprintf(
					/* translators: %s: a service's name. */
					__( 'This site has sent the address to another service (%s). Erase the address there as well.', 'brolga' ),
					$this->apis->label( $kind )
				);
			}
		}
		return array_values( array_unique( $messages ) );
	}

	/**
	 * A place in a list, with the proof of consent.
	 *
	 * @param array<string, string|null> $row Of the table.
	 * @return ExportItem
	 */
	private static function subscription( array $row ): array {
		return ExportPage::item(
			'brolga-subscriptions',
			__( 'Newsletter', 'brolga' ),
			'brolga-subscription-' . ( $row['id'] ?? '' ),
			self::facts( $row )
		);
	}

	/**
	 * What both tables know. Questions of one label are told one by one.
	 *
	 * @param array<string, string|null> $row Of either.
	 * @return iterable<string, string>
	 */
	private static function facts( array $row ): iterable {
		yield __( 'Email', 'brolga' ) => (string) ( $row['email'] ?? '' );
		yield __( 'Name', 'brolga' ) => trim( ( $row['first_name'] ?? '' ) . ' ' . ( $row['last_name'] ?? '' ) );
		foreach ( StoredAnswers::read( $row['fields'] ?? null ) as $field ) {
			/* translators: %s: a question that the owner asks. */
			yield sprintf( __( 'Answer: %s', 'brolga' ), $field['label'] ) => $field['text'];
		}
		yield __( 'List', 'brolga' ) => (string) ( $row['list_id'] ?? '' );
		yield __( 'Status', 'brolga' ) => (string) ( $row['status'] ?? '' );
		yield __( 'Agreed to', 'brolga' ) => (string) ( $row['consent_text'] ?? '' );
		yield __( 'Page', 'brolga' ) => (string) ( $row['consent_page'] ?? '' );
		yield __( 'Referred by', 'brolga' ) => (string) ( $row['referral'] ?? '' );
		yield __( 'Requested', 'brolga' ) => (string) ( $row['consent_at'] ?? '' );
		yield __( 'Confirmed', 'brolga' ) => (string) ( $row['confirmed_at'] ?? '' );
		yield __( 'Unsubscribed', 'brolga' ) => (string) ( $row['unsubscribed_at'] ?? '' );
	}
}
