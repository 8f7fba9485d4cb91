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
		$told   = array_map( $this->subscription( ... ), $places );
		$known  = array_column( $told, 'data' );
		$more   = array_filter(
			array_map( $this->request( ... ), $this->waiting( $places ) ),
			// Who has confirmed nothing stands in the list as in their latest request.
			static fn ( array $request ): bool => ! in_array( $request['data'], $known, true )
		);
		return new ExportPage( [ ...$told, ...array_values( $more ) ] );
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
	private function request( array $row ): array {
		return ExportPage::item(
			'brolga-subscriptions',
			__( 'Newsletter', 'brolga' ),
			'brolga-signup-' . ( $row['id'] ?? '' ),
			$this->facts( $row )
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
	private function subscription( array $row ): array {
		return ExportPage::item(
			'brolga-subscriptions',
			__( 'Newsletter', 'brolga' ),
			'brolga-subscription-' . ( $row['id'] ?? '' ),
			$this->facts( $row )
		);
	}

	/**
	 * What both tables know. Questions of one label are told one by one.
	 *
	 * @param array<string, string|null> $row Of either.
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

	/**
	 * What a list is called: by its provider, where somebody else keeps it.
	 *
	 * @param string $key As the table names it.
	 */
	private function list( string $key ): string {
		$kind = RemoteList::kind_of( $key );
		return null === $kind ? $key : $this->apis->label( $kind ) . ': ' . ListName::parse( $key )->list_id;
	}

	/**
	 * What the screens call a state.
	 *
	 * @param string $stored As the table has it.
	 */
	private static function status( string $stored ): string {
		return SubscriberStatus::tryFrom( $stored )?->label() ?? $stored;
	}
}
