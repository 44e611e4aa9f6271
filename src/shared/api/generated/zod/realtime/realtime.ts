/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  ConnectionId,
  Id,
  JoinRoomBody,
  LeaveRoomBody,
  Message,
  NoErrors,
  PresenceStatus,
  RoomId,
  SendRealtimeEventBody,
  SetOfflineBody,
  SetOnlineBody
} from '../schemas/index.ts';


/**
 * @summary Mark this connection of the user as online
 */
export const SetOnlineBodySchema = SetOnlineBody

export const SetOnlineResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "status": PresenceStatus,
  "connection_id": ConnectionId
})
})

/**
 * The user stays online while another connection is online.
 * @summary Mark this connection of the user as offline
 */
export const SetOfflineBodySchema = SetOfflineBody

export const SetOfflineResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "status": PresenceStatus,
  "connection_id": ConnectionId
})
})

/**
 * Online only when the presence record is at most five minutes old.
 * @summary Whether another user is online
 */



export const GetUserStatusParams = zod.object({
  "userId": zod.int().min(1).describe('The user')
})

export const GetUserStatusQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetUserStatusResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "status": PresenceStatus
})
})

/**
 * Only to users related to the sender, depending on the event's type; at most 30 calls a minute. The event's data come from the server's records.
 * @summary Send an event to users
 */
export const SendRealtimeEventBodySchema = SendRealtimeEventBody

export const sendRealtimeEventResponseDataDeliveredMin = 0;



export const SendRealtimeEventResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "delivered": zod.int().min(sendRealtimeEventResponseDataDeliveredMin)
})
})

/**
 * @summary Join a room of live activity
 */
export const JoinRoomBodySchema = JoinRoomBody

export const JoinRoomResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "room_id": RoomId,
  "members": zod.array(Id)
})
})

/**
 * Succeeds also when the user is not in the room.
 * @summary Leave a room of live activity
 */
export const LeaveRoomBodySchema = LeaveRoomBody

export const LeaveRoomResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

