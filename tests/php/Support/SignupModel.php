<?php
/**
 * What is right for one address in one list, in as few words as possible.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

/**
 * The reference that the newsletter's states are held against: no tables, no
 * tokens, no jobs.
 *
 * @phpstan-type Request array{at: int, state: 'waits'|'answered'|'gone'}
 * @phpstan-type Letter array{act: string, place: int}
 */
final class SignupModel {

	private const DAY   = 86400;
	private const MONTH = 30 * self::DAY;

	/** `none`, `pending`, `confirmed` or `unsubscribed`. */
	public string $status = 'none';

	/** The act whose proof stands in the list. */
	public string $proof = '';

	/** Counts the rows there have been: who was forgotten gets another one. */
	public int $place = 0;

	/**
	 * Requests by the words they agreed to.
	 *
	 * @var array<string, Request>
	 */
	private array $requests = [];

	/**
	 * Mails that wait to leave; one that tells a member has no act.
	 *
	 * @var list<Letter>
	 */
	private array $queue = [];

	/**
	 * When the next mail is due, by who asks.
	 *
	 * @var array<string, int>
	 */
	private array $shares = [];

	/**
	 * When mails were asked for, within the last hour.
	 *
	 * @var array<int>
	 */
	private array $hour = [];

	/**
	 * Somebody types the address.
	 *
	 * @param string $who What their machine is called.
	 * @param string $act The words they agree to.
	 * @param int    $now Seconds.
	 * @return bool Whether they are told of a mail.
	 */
	public function ask( string $who, string $act, int $now ): bool {
		$mine = $this->shares[ $who ] ?? 0;
		$all  = $this->shares['everybody'] ?? 0;
		$hour = array_filter( $this->hour, static fn ( int $at ): bool => $at > $now - 3600 );
		if ( $mine > $now + 2 * self::DAY || $all > $now + 19 * 3600 || count( $hour ) >= 3 ) {
			return false;
		}
		$this->hour                = [ ...$hour, $now ];
		$this->shares[ $who ]      = max( $mine, $now ) + self::DAY;
		$this->shares['everybody'] = max( $all, $now ) + 3600;
		if ( 'confirmed' === $this->status ) {
			$this->queue[] = [
				'act'   => '',
				'place' => $this->place,
			];
			return true;
		}
		$this->appear();
		if ( 'pending' === $this->status ) {
			$this->proof = $act;
		}
		$this->requests[ $act ] = [
			'at'    => $now,
			'state' => 'waits',
		];
		$this->queue[] = [
			'act'   => $act,
			'place' => $this->place,
		];
		return true;
	}

	/**
	 * All that waits leaves.
	 *
	 * @return list<Letter>
	 */
	public function deliver(): array {
		[ $letters, $this->queue ] = [ $this->queue, [] ];
		return $letters;
	}

	/**
	 * The link of a mail that asks is followed, and its button pressed.
	 *
	 * @param string $act The words of its request.
	 * @param int    $now Seconds.
	 * @return bool Whether it was good.
	 */
	public function confirm( string $act, int $now ): bool {
		$request = $this->requests[ $act ];
		if ( 'gone' === $request['state'] || $now - $request['at'] > self::MONTH ) {
			return false;
		}
		if ( 'waits' === $request['state'] ) {
			$this->status = 'confirmed';
			$this->proof  = $act;
			$this->answer();
		}
		return true;
	}

	/**
	 * The link to leave of a mail is followed, and its button pressed.
	 *
	 * @param int $place The row that it names.
	 * @return bool Whether it was good.
	 */
	public function leave( int $place ): bool {
		if ( 'none' === $this->status || $place !== $this->place ) {
			return false;
		}
		$this->status = 'unsubscribed';
		$this->queue  = [];
		foreach ( array_keys( $this->requests ) as $act ) {
			$this->requests[ $act ]['state'] = 'gone';
		}
		return true;
	}

	/**
	 * A file says that somebody is on the list, or has left it.
	 *
	 * @param string $act The words of the file.
	 * @return bool Whether that was news.
	 */
	public function import( bool $left, string $act ): bool {
		if ( 'unsubscribed' === $this->status || ( 'confirmed' === $this->status && ! $left ) ) {
			return false;
		}
		$this->appear();
		if ( 'pending' === $this->status ) {
			$this->proof = $act;
		}
		$this->status = $left ? 'unsubscribed' : 'confirmed';
		if ( ! $left ) {
			$this->answer();
		} elseif ( ! in_array( 'waits', array_column( $this->requests, 'state' ), true ) ) {
			$this->queue = [];
		}
		return true;
	}

	/**
	 * The hourly tasks run.
	 *
	 * @param int $now Seconds.
	 */
	public function forget( int $now ): void {
		$kept = false;
		foreach ( $this->requests as $act => $request ) {
			if ( $request['at'] < $now - self::MONTH ) {
				$this->requests[ $act ]['state'] = 'gone';
			}
			$kept = $kept || 'gone' !== $this->requests[ $act ]['state'];
		}
		if ( 'pending' === $this->status && ! $kept ) {
			$this->status = 'none';
			$this->proof  = '';
		}
	}

	/**
	 * There is a row from here on.
	 */
	private function appear(): void {
		if ( 'none' === $this->status ) {
			$this->status = 'pending';
			++$this->place;
		}
	}

	/**
	 * Somebody is on the list: nothing that was asked before counts any more.
	 */
	private function answer(): void {
		foreach ( $this->requests as $act => $request ) {
			if ( 'waits' === $request['state'] ) {
				$this->requests[ $act ]['state'] = 'answered';
			}
		}
	}
}
