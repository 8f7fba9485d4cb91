<?php
declare( strict_types=1 );

namespace Brolga\Newsletter;

use Brolga\Core\Export\SiteTime;
use Brolga\Core\Privacy\Erasure;
use Brolga\Core\Privacy\ExportPage;
use Brolga\Core\Privacy\PersonalAddress;
use Brolga\Core\Privacy\PersonalDataSource;
use Brolga\Forms\Answers\StoredAnswers;
use Brolga\Newsletter\Lists\ListName;
use Brolga\Newsletter\Providers\ListApis;
use Brolga\Newsletter\Providers\RemoteList;
use Brolga\Newsletter\Subscribers\SignupRepository;
use Brolga\Newsletter\Subscribers\Subscriber;
use Brolga\Newsletter\Subscribers\SubscriberRepository;
use Brolga\Newsletter\Subscribers\SubscriberStatus;
use Brolga\Newsletter\Subscribers\UnsubscribedRepository;

/**
 * Exports and erases subscriptions with their proof of consent.
 *
 * @see PRIV-1 PRIV-6
 *
 * @phpstan-import-type ExportItem from PersonalDataSource
 */
final class SubscriberPersonalData implements PersonalDataSource {

	private const MOST = 1000;

	public function __construct(
		private readonly SubscriberRepository $subscribers,
		private readonly SignupRepository $signups,
		private readonly UnsubscribedRepository $departed,
		private readonly ListApis $apis
	) {}

	public function export( PersonalAddress $address, int $page ): ExportPage {
		$places = 1 === $page ? $this->subscribers->of_person( $address, self::MOST ) : [];
		$told   = array_map( $this->subscription( ... ), $places );
		$known  = array_column( $told, 'data' );
		$more   = array_filter(
			array_map( $this->request( ... ), $this->waiting( $places ) ),
			// For unconfirmed subscribers, the list entry repeats their latest request.
			static fn ( array $request ): bool => ! in_array( $request['data'], $known, true )
		);
		return new ExportPage( [ ...$told, ...array_values( $more ) ] );
	}

	/**
	 * @param list<array<string, string|null>> $places
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
	 * @param array<string, string|null> $row
	 * @return ExportItem
	 */
	private function request( array $row ): array {
		return ExportPage::item(
			'brolga-subscriptions',
			__( 'Newsletter', 'brolga' ),
			'brolga-signup-' . ( $row['id'] ?? '' ),
			$this->facts( $row )
		);
	}

	/**
	 * Deletes a person's subscriptions. For lists they had left, a hash is kept, so that an import
	 * does not add them again.
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
	 * Names the other services that received the address. The owner has to erase it there.
	 *
	 * @param list<array<string, string|null>> $subscriptions
	 * @return list<string>
	 */
	private function elsewhere( array $subscriptions ): array {
		$messages = [];
		foreach ( $subscriptions as $row ) {
			$kind = RemoteList::kind_of( $row['list_id'] ?? '' );
			// Spam was never sent to the provider.
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
	 * @param array<string, string|null> $row
	 * @return ExportItem
	 */
	private function subscription( array $row ): array {
		return ExportPage::item(
			'brolga-subscriptions',
			__( 'Newsletter', 'brolga' ),
			'brolga-subscription-' . ( $row['id'] ?? '' ),
			$this->facts( $row )
		);
	}

	/**
	 * Yields the data that subscriptions and sign-ups share. Labels may repeat, which is why this
	 * is not an array.
	 *
	 * @param array<string, string|null> $row
	 * @return iterable<string, string>
	 */
	private function facts( array $row ): iterable {
		$clock = new SiteTime();
		yield __( 'Email', 'brolga' ) => (string) ( $row['email'] ?? '' );
		yield __( 'Name', 'brolga' ) => trim( ( $row['first_name'] ?? '' ) . ' ' . ( $row['last_name'] ?? '' ) );
		foreach ( StoredAnswers::read( $row['fields'] ?? null ) as $field ) {
			/* translators: %s: a question that the owner asks. */
			yield sprintf( __( 'Answer: %s', 'brolga' ), $field['label'] ) => $field['text'];
		}
		yield __( 'List', 'brolga' ) => $this->list( $row['list_id'] ?? '' );
		yield __( 'Status', 'brolga' ) => self::status( $row['status'] ?? '' );
		yield __( 'Agreed to', 'brolga' ) => (string) ( $row['consent_text'] ?? '' );
		yield __( 'Page', 'brolga' ) => (string) ( $row['consent_page'] ?? '' );
		yield __( 'Referred by', 'brolga' ) => (string) ( $row['referral'] ?? '' );
		yield __( 'Requested', 'brolga' ) => $clock->of( $row['consent_at'] ?? '' );
		yield __( 'Confirmed', 'brolga' ) => $clock->of( $row['confirmed_at'] ?? '' );
		yield __( 'Unsubscribed', 'brolga' ) => $clock->of( $row['unsubscribed_at'] ?? '' );
	}

	private function list( string $key ): string {
		$kind = RemoteList::kind_of( $key );
		return null === $kind ? $key : $this->apis->label( $kind ) . ': ' . ListName::parse( $key )->list_id;
	}

	private static function status( string $stored ): string {
		return SubscriberStatus::tryFrom( $stored )?->label() ?? $stored;
	}
}
